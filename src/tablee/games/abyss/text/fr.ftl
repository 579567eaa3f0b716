### Abyss : noms et textes

## Game

game-name = Abyss
game-about = Explorez les profondeurs à la recherche d’Alliés, recrutez des Seigneurs à la Cour et contrôlez des Lieux pour régner sur les Abysses grâce au plus grand nombre de Points d’Influence.

## Races

race-crab = Crabe
race-crab-short = Cr
race-jellyfish = Méduse
race-jellyfish-short = Mé
race-seahorse = Hippocampe
race-seahorse-short = Hi
race-shellfish = Coquillage
race-shellfish-short = Co
race-squid = Poulpe
race-squid-short = Po

## Guilds

guild-farmer = cultivateur
guild-soldier = militaire
guild-merchant = marchand
guild-mage = mage
guild-politician = politicien
guild-ambassador = ambassadeur

## Exploration cards

ally-crab_1 = le Crabe 1
ally-crab_2 = le Crabe 2
ally-crab_3 = le Crabe 3
ally-crab_4 = le Crabe 4
ally-crab_5 = le Crabe 5
ally-jellyfish_1 = la Méduse 1
ally-jellyfish_2 = la Méduse 2
ally-jellyfish_3 = la Méduse 3
ally-jellyfish_4 = la Méduse 4
ally-jellyfish_5 = la Méduse 5
ally-seahorse_1 = l’Hippocampe 1
ally-seahorse_2 = l’Hippocampe 2
ally-seahorse_3 = l’Hippocampe 3
ally-seahorse_4 = l’Hippocampe 4
ally-seahorse_5 = l’Hippocampe 5
ally-shellfish_1 = le Coquillage 1
ally-shellfish_2 = le Coquillage 2
ally-shellfish_3 = le Coquillage 3
ally-shellfish_4 = le Coquillage 4
ally-shellfish_5 = le Coquillage 5
ally-squid_1 = le Poulpe 1
ally-squid_2 = le Poulpe 2
ally-squid_3 = le Poulpe 3
ally-squid_4 = le Poulpe 4
ally-squid_5 = le Poulpe 5
card-monster = Monstre
card-crab_1 = { ally-crab_1 }
card-crab_2 = { ally-crab_2 }
card-crab_3 = { ally-crab_3 }
card-crab_4 = { ally-crab_4 }
card-crab_5 = { ally-crab_5 }
card-jellyfish_1 = { ally-jellyfish_1 }
card-jellyfish_2 = { ally-jellyfish_2 }
card-jellyfish_3 = { ally-jellyfish_3 }
card-jellyfish_4 = { ally-jellyfish_4 }
card-jellyfish_5 = { ally-jellyfish_5 }
card-seahorse_1 = { ally-seahorse_1 }
card-seahorse_2 = { ally-seahorse_2 }
card-seahorse_3 = { ally-seahorse_3 }
card-seahorse_4 = { ally-seahorse_4 }
card-seahorse_5 = { ally-seahorse_5 }
card-shellfish_1 = { ally-shellfish_1 }
card-shellfish_2 = { ally-shellfish_2 }
card-shellfish_3 = { ally-shellfish_3 }
card-shellfish_4 = { ally-shellfish_4 }
card-shellfish_5 = { ally-shellfish_5 }
card-squid_1 = { ally-squid_1 }
card-squid_2 = { ally-squid_2 }
card-squid_3 = { ally-squid_3 }
card-squid_4 = { ally-squid_4 }
card-squid_5 = { ally-squid_5 }

## Lords

things-lord = Seigneurs
lord-recruiter = Recruteur
lord-jailer = Geôlier
lord-seeker = Questeur
lord-assassin = Assassin
lord-army_commander = Chef des armées
lord-tamer = Dresseuse
lord-hunter = Chasseur
lord-ship_master = Armateur
lord-trader = Négociante
lord-peddler = Colporteur
lord-landlord = Rentier
lord-slaver = Esclavagiste
lord-shopkeeper = Boutiquier
lord-shaman = Chamanesse
lord-invoker = Invocateur
lord-apprentice = Apprenti
lord-oracle = Oracle
lord-alchemist = Alchimiste
lord-illusionist = Illusionniste
lord-master_of_magic = Maître de magie
lord-opportunist = Opportuniste
lord-corruptor = Corrupteur
lord-traitor = Traître
lord-diplomat = Diplomate
lord-treasurer = Trésorier
lord-schemer = Intrigant
lord-keeper = Gardienne
lord-reaper = Faucheur
lord-shepherd = Bergère
lord-miller = Meunier
lord-aquaculturalist = Aquaculteur
lord-landowner = Exploitant
lord-sage = Sage
lord-hermit = Ermite
lord-elder = Ancien

## Powers of the lords

power-recruiter = Tant qu’il est libre, les recrutements de vos adversaires coûtent 2 de plus.
power-jailer = Chaque adversaire défausse un Allié de son choix de sa main.
power-seeker = Chaque adversaire rend 2 Perles au Trésor, ou toutes les siennes s’il en a moins.
power-assassin = Choisissez un Seigneur libre de chaque adversaire : son Pouvoir et ses Clefs ne servent plus, seuls ses Points d’Influence comptent.
power-army_commander = Vos adversaires défaussent des Alliés jusqu’à n’en garder que 6, tout de suite puis, tant qu’il est libre, à la fin de chacun de leurs tours.
power-tamer = Tant qu’elle est libre, un adversaire qui combat un Monstre reçoit la récompense de la case de Menace précédant le marqueur (la case 1 reste la case 1).
power-hunter = Prenez au hasard un pion Monstre à un adversaire de votre choix.
power-ship_master = À la fin de chacune de vos explorations, gagnez 1 Perle par Peuple différent envoyé au Conseil.
power-trader = Gagnez 3 Perles.
power-peddler = Gagnez 2 Perles.
power-landlord = Gagnez 1 Perle à chacun de vos tours, y compris celui de son recrutement.
power-slaver = Une fois par tour, vous pouvez défausser un Allié de votre main pour gagner 2 Perles.
power-shopkeeper = Gagnez 1 Perle.
power-shaman = Tant qu’elle est libre, les Pouvoirs des militaires ne vous touchent pas.
power-invoker = Jouez un autre tour complet après celui-ci.
power-apprentice = Prenez en main une pile du Conseil.
power-oracle = Une fois par tour, vous pouvez défausser une pile entière du Conseil.
power-alchemist = Quand vous demandez le soutien du Conseil, prenez deux piles au lieu d’une.
power-illusionist = Vous pouvez échanger un Lieu que vous contrôlez contre un Lieu disponible ; ses Seigneurs passent sous le nouveau Lieu.
power-master_of_magic = Lors de vos recrutements suivants, fédérez n’importe lequel des Alliés payés au lieu du plus faible.
power-opportunist = Une fois par tour, vous pouvez défausser un Seigneur de la Cour et le remplacer par le premier de la pioche.
power-corruptor = Vous pouvez recruter aussitôt un autre Seigneur de la Cour pour 5 Perles au lieu de son coût.
power-traitor = Vous pouvez défausser un autre de vos Seigneurs libres et le remplacer gratuitement par un Seigneur de la Cour.
power-diplomat = Quand vous recrutez, vous pouvez payer avec n’importe quels Peuples ; le nombre de Peuples différents ne change pas.
power-treasurer = Vos recrutements coûtent 2 de moins.
power-schemer = Vous pouvez défausser un autre de vos Seigneurs libres et le remplacer gratuitement par le premier Seigneur de la pioche.
power-keeper = Aucun Pouvoir.
power-reaper = Aucun Pouvoir.
power-shepherd = Aucun Pouvoir.
power-miller = Aucun Pouvoir.
power-aquaculturalist = Aucun Pouvoir.
power-landowner = Aucun Pouvoir.
power-sage = Piochez 2 Lieux, contrôlez-en un avec ce seul Seigneur et rendez l’autre disponible.
power-hermit = Piochez 1 Lieu et contrôlez-le avec ce seul Seigneur.
power-elder = Piochez 3 Lieux, contrôlez-en un avec ce seul Seigneur et rendez les deux autres disponibles.

## Locations

things-location = Lieux
location-barracks = Caserne
location-barracks-text = 7 PI, plus 2 par Seigneur militaire que vous avez.
location-sargasso_silos = Silos à sargasses
location-sargasso_silos-text = 5 PI, plus 2 par Seigneur cultivateur que vous avez.
location-hydrozoa_reserves = Réserves d’hydrozoas
location-hydrozoa_reserves-text = 6 PI, plus 2 par Seigneur mage que vous avez.
location-parliament = Parlement
location-parliament-text = 6 PI, plus 2 par Seigneur politicien que vous avez.
location-dockworks = Quais de chargement
location-dockworks-text = 5 PI, plus 2 par Seigneur marchand que vous avez.
location-sanctuary = Sanctuaire
location-sanctuary-text = 4 PI, plus 3 par Allié Méduse que vous avez fédéré.
location-sargasso_fields = Champs de Sargasses
location-sargasso_fields-text = 3 PI, plus 3 par Allié Hippocampe que vous avez fédéré.
location-oceanic_senate_assembly = Assemblée Océanique du Sénat
location-oceanic_senate_assembly-text = 4 PI, plus 3 par Allié Poulpe que vous avez fédéré.
location-chasm = Gouffre
location-chasm-text = 5 PI, plus 3 par Allié Crabe que vous avez fédéré.
location-giant_clam_nest = Fosse aux tridacnas géants
location-giant_clam_nest-text = 3 PI, plus 3 par Allié Coquillage que vous avez fédéré.
location-abyss = Abysses
location-abyss-text = 2 PI par Guilde dont vous avez au moins un Seigneur (ambassadeurs compris, 12 au plus).
location-depths = Bas-fonds
location-depths-text = Le double des Points d’Influence de votre Seigneur le plus faible (0 sans Seigneur).
location-throne_room = Salle du trône
location-throne_room-text = Les Points d’Influence de votre Seigneur le plus fort (0 sans Seigneur).
location-jail = Geôles
location-jail-text = 15 PI, moins 1 par Seigneur que vous avez.
location-coral_barrier = Barrière de corail
location-coral_barrier-text = 20 PI, moins 1 par Allié que vous avez fédéré, y compris en fin de partie.
location-closed_tower = Tour close
location-closed_tower-text = 3 PI par Seigneur que vous avez avec une Clef imprimée, libre ou sous un Lieu ; les ambassadeurs comptent.
location-lost_tower = Tour perdue
location-lost_tower-text = 3 PI par Seigneur que vous avez sans Clef imprimée ; les ambassadeurs ne comptent pas.
location-chamber_of_allies = Chambre des Alliés
location-chamber_of_allies-text = 3 PI, plus la valeur de votre Allié fédéré le plus faible de chaque Peuple.
location-city_of_mirrors = Cité miroir
location-city_of_mirrors-text = Rapporte autant que le meilleur Lieu d’un adversaire, calculé avec vos propres Seigneurs et Alliés fédérés (au moins 0).
location-black_smokers = Fumeurs noirs
location-black_smokers-text = Quand vous en prenez le contrôle, vous pouvez l’échanger contre un Lieu de votre choix de la pioche ; 0 PI si vous le gardez.

## Rewards of the threat track

threat-1 = 1 Perle ou 1 pion Monstre
threat-2 = 2 Perles, ou 1 Perle et 1 pion Monstre, ou 2 pions Monstres
threat-3 = 1 pion Clef
threat-4 = 1 pion Clef et 1 Perle, ou 1 pion Clef et 1 pion Monstre
threat-5 = 1 pion Clef et 2 Perles, ou 1 pion Clef, 1 Perle et 1 pion Monstre, ou 1 pion Clef et 2 pions Monstres
threat-6 = 2 pions Clef
reward-0 = sans pion Monstre
reward-1 = avec 1 pion Monstre
reward-2 = avec 2 pions Monstres
spoils-keys = { $count ->
    [one] { $count } pion Clef
   *[other] { $count } pions Clef
  }
spoils-pearls = { $count ->
    [one] { $count } Perle
   *[other] { $count } Perles
  }
spoils-tokens = { $count ->
    [one] { $count } pion Monstre
   *[other] { $count } pions Monstres
  }
draw-1 = 1 Lieu
draw-2 = 2 Lieux
draw-3 = 3 Lieux
draw-4 = 4 Lieux

## Options

option-memory_aid = Aide-mémoire
option-memory_aid-text = Montre à tout le monde quels Alliés se trouvent dans les mains et dans les piles du Conseil. Rien de nouveau n’est dévoilé : chacune de ces cartes a été vue face visible par tous quand elle a été explorée.
option-ship_master_influence = Points d’Influence de l’Armateur
option-ship_master_influence-text = Les Points d’Influence imprimés sur l’Armateur : nos sources ne s’accordent pas, 5 ou 6, et la règle ne donne pas ce nombre. Choisissez celui de votre carte.
option-disabled_lords = Seigneurs inclinés par l’Assassin
option-disabled_lords-text = Ce que compte un Seigneur incliné en fin de partie. Seuls ses Points d’Influence sont pris en compte, dit la règle, qui en donne pour raison que son Pouvoir et sa Clef ne servent plus.
option-disabled_lords-count = Les Lieux le comptent encore
option-disabled_lords-influence = Ses seuls Points d’Influence

## Answers given in advance

advance-price_ceiling = Prix plafonds
advance-price_ceiling-text = On répond pour vous quand un Allié est proposé : un Allié de ce Peuple est acheté jusqu’à ce prix et refusé au-delà ; 0 les refuse tous. Personne d’autre ne le voit.

## Parts of a turn

phase-plot = Manigances
phase-action = Action
phase-control = Lieu

## Score

score-locations = Lieux
score-lords = Seigneurs
score-allies = Alliés fédérés
score-monsters = Pions Monstres
score-total = Total
tie-pearls = À égalité de points, qui a le plus de Perles l’emporte.
tie-strongest_lord = À égalité de points et de Perles, qui a le Seigneur le plus fort l’emporte.
tie-shared = À égalité de points, de Perles et de Seigneur le plus fort, la victoire est partagée.

## Actions

action-explore = Explorer les profondeurs
action-council = Demander le soutien du Conseil : pile { $of }
    .kind = Demander le soutien du Conseil
action-recruit = Recruter le Seigneur de l’emplacement { $of } de la Cour
    .kind = Recruter un Seigneur
action-plot = Manigancer à la Cour : 1 Perle pour un Seigneur de plus
action-pass = Passer
action-buy = Acheter
action-take = Prendre cet Allié
action-go_on = Révéler une autre carte
action-fight = Combattre le Monstre
action-reward = Choisir la récompense { $of }
    .kind = Choisir une récompense
action-pay = Payer { $of }
    .kind = Payer avec un Allié
action-pay_pearls = Payer le reste en Perles
action-affiliate = Fédérer { $of }
    .kind = Fédérer un Allié
action-discard = Défausser { $of }
    .kind = Défausser
action-target = Choisir { $of }
    .kind = Choisir un adversaire
action-lord = Choisir ce Seigneur : { $of }
    .kind = Choisir un Seigneur
action-court = Choisir le Seigneur de l’emplacement { $of } de la Cour
    .kind = Choisir un Seigneur de la Cour
action-stack = Choisir la pile { $of }
    .kind = Choisir une pile du Conseil
action-use = Utiliser le Pouvoir de ce Seigneur : { $of }
    .kind = Utiliser un Pouvoir
action-key_tokens = Dépenser des pions Clef
action-location = Choisir ce Lieu : { $of }
    .kind = Choisir un Lieu
action-draw = Piocher { $of }
    .kind = Piocher des Lieux

## Questions

prompt-take_turn = Manigancez à la Cour ou choisissez votre action.
    .others = { $player } manigance à la Cour ou choisit une action.
prompt-use_powers = Utilisez un Pouvoir de ce tour, ou passez.
    .others = { $player } peut utiliser un Pouvoir de ce tour.
prompt-buy_ally = Acheter { $card } pour { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  } ?
    .others = { $player } peut acheter { $card } pour { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  }.
prompt-take_or_go_on = Prenez { $card }, ou révélez une autre carte.
    .others = { $player } prend { $card } ou révèle une autre carte.
prompt-fight_or_go_on = Combattez le Monstre ({ $reward }), ou révélez une autre carte.
    .others = { $player } combat le Monstre ({ $reward }) ou révèle une autre carte.
prompt-choose_reward = Choisissez votre récompense : { $reward }.
    .others = { $player } choisit sa récompense : { $reward }.
prompt-choose_stack = Prenez une pile du Conseil.
    .others = { $player } prend une pile du Conseil.
prompt-pay_for_lord = Payez ce Seigneur : { $lord }. Il manque encore { $missing ->
    [0] { $races ->
        [one] { $races } Peuple
       *[other] { $races } Peuples
      }
    [one] { $races ->
        [0] { $missing } point
        [one] { $missing } point et { $races } Peuple
       *[other] { $missing } point et { $races } Peuples
      }
   *[other] { $races ->
        [0] { $missing } points
        [one] { $missing } points et { $races } Peuple
       *[other] { $missing } points et { $races } Peuples
      }
  }.
    .others = { $player } paie un Seigneur : { $lord }. Il manque encore { $missing ->
    [0] { $races ->
        [one] { $races } Peuple
       *[other] { $races } Peuples
      }
    [one] { $races ->
        [0] { $missing } point
        [one] { $missing } point et { $races } Peuple
       *[other] { $missing } point et { $races } Peuples
      }
   *[other] { $races ->
        [0] { $missing } points
        [one] { $missing } points et { $races } Peuple
       *[other] { $missing } points et { $races } Peuples
      }
  }.
prompt-affiliate = Choisissez l’Allié à fédérer.
    .others = { $player } choisit l’Allié à fédérer.
prompt-spend_keys = Dépensez { $keys ->
    [one] { $keys } Clef
   *[other] { $keys } Clefs
  } pour contrôler un Lieu.
    .others = { $player } dépense { $keys ->
    [one] { $keys } Clef
   *[other] { $keys } Clefs
  } pour contrôler un Lieu.
prompt-choose_location = Prenez un Lieu disponible, ou piochez-en 1 à 4 et gardez-en un.
    .others = { $player } prend un Lieu disponible, ou en pioche 1 à 4 et en garde un.
prompt-keep_location = Gardez un des Lieux piochés.
    .others = { $player } garde un des Lieux piochés.
prompt-swap_smokers = Échangez les Fumeurs noirs contre un Lieu de la pioche, ou passez.
    .others = { $player } peut échanger les Fumeurs noirs contre un Lieu de la pioche.
prompt-discard_allies = Défaussez { $cards ->
    [one] { $cards } Allié
   *[other] { $cards } Alliés
  }, à cause de ce Seigneur : { $lord }.
    .others = { $player } défausse { $cards ->
    [one] { $cards } Allié
   *[other] { $cards } Alliés
  }, à cause de ce Seigneur : { $lord }.
prompt-disable_lord = Choisissez le Seigneur que l’Assassin incline chez { $victim }.
    .others = { $player } choisit le Seigneur que l’Assassin incline chez { $victim }.
prompt-choose_target = Choisissez l’adversaire à qui vous prenez un pion Monstre.
    .others = { $player } choisit l’adversaire à qui prendre un pion Monstre.
prompt-sell_ally = Choisissez l’Allié à vendre.
    .others = { $player } choisit l’Allié à vendre.
prompt-discard_stack = Choisissez la pile du Conseil à défausser.
    .others = { $player } choisit la pile du Conseil à défausser.
prompt-give_up_location = Choisissez un de vos Lieux à échanger, ou passez.
    .others = { $player } peut échanger un de ses Lieux.
prompt-take_in_exchange = Choisissez le Lieu disponible que vous prenez en échange de celui-ci : { $location }.
    .others = { $player } choisit le Lieu disponible à prendre en échange de celui-ci : { $location }.
prompt-replace_at_court = Choisissez le Seigneur de la Cour à remplacer.
    .others = { $player } choisit le Seigneur de la Cour à remplacer.
prompt-buy_lord = Recrutez un Seigneur de la Cour pour { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  }, ou passez.
    .others = { $player } peut recruter un Seigneur de la Cour pour { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  }.
prompt-dismiss_lord = { $lord } : défaussez un autre de vos Seigneurs libres pour { $court ->
    [0] le premier Seigneur de la pioche
   *[other] un Seigneur de la Cour
  }, ou passez.
    .others = { $lord } : { $player } peut défausser un autre de ses Seigneurs libres pour { $court ->
    [0] le premier Seigneur de la pioche
   *[other] un Seigneur de la Cour
  }.
prompt-invite_from_court = Choisissez le Seigneur de la Cour qui prend la place libre.
    .others = { $player } choisit le Seigneur de la Cour qui prend la place libre.

## Events

event-turn = C’est à { $player } de jouer.
event-plotted = { $player } manigance à la Cour, où arrive un Seigneur : { $what }.
event-revealed = { $player } révèle { $what }.
event-revealed_monster = { $player } révèle un Monstre.
event-bought = { $player } achète { $what } pour { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  }.
event-took = { $player } prend { $what }.
event-last_space = { $player } gagne 1 Perle pour le dernier emplacement de la piste.
event-threat_rose = { $player } laisse passer le Monstre ; la Menace vaut maintenant : { $what }.
event-fought = { $player } combat le Monstre : { $what }.
event-reward_pearls = { $player } gagne { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  }.
event-reward_keys = { $player } gagne { $amount ->
    [one] 1 pion Clef
   *[other] { $amount } pions Clef
  }.
event-got_token = { $known ->
    [yes] { $player } prend un pion Monstre de valeur { $what }.
   *[no] { $player } prend un pion Monstre.
  }
event-sent_to_council = La pile { $what } du Conseil compte maintenant { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
  }.
event-reshuffled = La défausse devient une nouvelle pioche Exploration de { $amount ->
    [one] 1 carte
   *[other] { $amount } cartes
  }.
event-took_stack = { $player } prend la pile { $what } ({ $amount ->
    [one] 1 carte
   *[other] { $amount } cartes
  }).
event-paid = { $player } paie { $what }.
    .part = { $what }
event-paid_pearls = { $player } paie { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  }.
    .part = { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  }
event-affiliated = { $player } fédère { $what }.
    .part = fédère { $what }
event-recruited = Un Seigneur rejoint { $player } : { $what }.
    .part = recrute un Seigneur ({ $what })
event-refill_pearls = { $player } gagne { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  } et réalimente la Cour.
    .part = gagne { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  }
event-joined_court = { $count ->
    [one] Un Seigneur arrive à la Cour : { $what }.
   *[other] Des Seigneurs arrivent à la Cour : { $what }.
  }
    .part = réalimente la Cour ({ $what })
event-spent_tokens = { $player } dépense { $amount ->
    [one] 1 pion Clef
   *[other] { $amount } pions Clef
  }.
    .part = dépense { $amount ->
    [one] 1 pion Clef
   *[other] { $amount } pions Clef
  }
event-housed = { $count ->
    [one] { $player } glisse un Seigneur sous un Lieu : { $what }.
   *[other] { $player } glisse des Seigneurs sous un Lieu : { $what }.
  }
    .part = { $count ->
    [one] glisse un Seigneur sous un Lieu ({ $what })
   *[other] glisse des Seigneurs sous un Lieu ({ $what })
  }
event-laid_out = { $count ->
    [one] { $player } pioche un Lieu : { $what }.
   *[other] { $player } pioche { $count } Lieux : { $what }.
  }
    .part = { $count ->
    [one] pioche un Lieu ({ $what })
   *[other] pioche { $count } Lieux ({ $what })
  }
event-controlled = { $player } prend le contrôle d’un Lieu : { $what }.
    .part = contrôle désormais : { $what }
event-used = { $player } utilise le Pouvoir d’un Seigneur : { $what }.
event-power_pearls = { $player } gagne { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  } grâce à un Seigneur : { $what }.
    .part = gagne { $amount ->
    [one] 1 Perle
   *[other] { $amount } Perles
  } grâce à un Seigneur ({ $what })
event-lost_pearls = { $player } rend au Trésor { $amount ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
  }.
event-disabled = { $player } a un Seigneur incliné : { $what }.
event-discarded = { $player } défausse { $what }.
event-stole_token = { $known ->
    [yes] { $player } vole à { $other } un pion Monstre de valeur { $what }.
   *[no] { $player } vole un pion Monstre à { $other }.
  }
event-discarded_stack = { $player } défausse la pile { $what } ({ $amount ->
    [one] 1 carte
   *[other] { $amount } cartes
  }).
event-left_court = { $player } écarte un Seigneur de la Cour : { $what }.
event-gave_up_location = { $player } cède un Lieu : { $what }.
    .part = cède un Lieu ({ $what })
event-dismissed = { $player } renvoie un Seigneur : { $what }.
event-extra_turn = { $player } jouera un tour de plus.
event-end_is_near = { $player } déclenche la fin de la partie : chaque adversaire a un dernier tour.
event-last_affiliation = { $player } fédère { $what } en fin de partie.

## Plusieurs événements en une ligne

line-payment = { $player } paie { $list }.
line-recruitment = { $player } { $list }.
line-location = { $player } { $list }.

## Reasons

reason-a-council-stack-must-be-chosen = Choisissez une des piles du Conseil.
reason-a-location-must-be-taken-first = Vous avez dépensé trois Clefs : prenez un Lieu avant toute autre chose.
reason-a-monster-is-not-taken = Un Monstre ne se prend pas : combattez-le ou révélez une autre carte.
reason-affiliate-one-of-the-weakest-allies-paid = L’Allié fédéré est le plus faible de ceux payés ; parmi plusieurs aussi faibles, vous choisissez. Seul le Maître de magie permet d’en choisir un autre.
reason-allies-and-pearls-fall-short = Ce Seigneur coûte { $needed }, mais les Alliés que vous pouvez payer et vos Perles ne font que { $held }.
reason-allies-are-named-in-rising-order = Les Alliés à défausser se nomment dans l’ordre de la liste : on ne revient pas en arrière.
reason-an-ally-is-not-fought = Un Allié ne se combat pas : prenez-le ou révélez une autre carte.
reason-an-ally-must-be-discarded = Vous devez défausser un Allié de votre main.
reason-an-ally-of-a-race-is-missing = Ce Seigneur exige un Allié d’un Peuple que vous n’avez pas en main : { $race }.
reason-an-ally-of-each-race-is-paid-first = Les Perles ne remplacent pas un Peuple : payez d’abord un Allié de chaque Peuple demandé.
reason-an-ally-of-your-hand-must-be-sold = Choisissez un Allié de votre main à vendre.
reason-buy-this-ally-or-pass = Cet Allié vous est proposé : achetez-le ou passez.
reason-keep-one-of-the-locations-drawn = Gardez un des Lieux que vous avez piochés.
reason-name-a-free-lord-of-this-opponent = Choisissez un Seigneur libre de { $victim }, pas encore incliné ; les Seigneurs sous un Lieu sont hors d’atteinte.
reason-name-a-location-of-yours-or-pass = Choisissez un Lieu que vous contrôlez, ou passez.
reason-name-a-lord-at-court = Choisissez un Seigneur présent à la Cour.
reason-name-an-opponent-with-a-token-and-no-shaman = Choisissez un adversaire qui possède un pion Monstre et que la Chamanesse ne protège pas.
reason-name-another-free-lord-of-yours-or-pass = Choisissez un autre de vos Seigneurs libres, ou passez ; les Seigneurs sous un Lieu sont hors d’atteinte.
reason-no-exploration-card-is-left = Il ne reste aucune carte Exploration à révéler.
reason-one-action-is-mandatory = Une action est obligatoire : explorer, demander le soutien du Conseil ou recruter.
reason-plotting-costs-a-pearl = Manigancer coûte 1 Perle, et vous n’en avez pas.
reason-that-would-be-one-race-too-many = { $races ->
    [one] Ce Seigneur se paie avec des Alliés d’exactement 1 Peuple.
   *[other] Ce Seigneur se paie avec des Alliés d’exactement { $races } Peuples différents.
  }
reason-the-court-is-full = La Cour est complète : il n’y a plus de place pour un Seigneur.
reason-the-location-deck-is-too-small = { $left ->
    [0] Il ne reste aucun Lieu dans la pioche.
    [one] Il ne reste que 1 Lieu dans la pioche.
   *[other] Il ne reste que { $left } Lieux dans la pioche.
  }
reason-the-lord-deck-is-empty = La pioche des Seigneurs est vide.
reason-the-payment-could-not-be-finished-so = Le paiement ne peut pas continuer avec cet Allié : il serait superflu, le coût serait hors d’atteinte, ou il vient plus tôt dans l’ordre du paiement (d’abord l’Allié le plus fort de chaque Peuple, puis les autres du plus fort au plus faible).
reason-the-payment-must-be-finished = Vous avez commencé à payer ce Seigneur : terminez d’abord le paiement.
reason-this-ally-is-not-in-your-hand = Vous n’avez pas cet Allié en main.
reason-this-court-space-is-empty = Il n’y a pas de Seigneur sur cet emplacement de la Cour.
reason-this-location-is-not-available = Ce Lieu n’est pas disponible.
reason-this-location-is-not-in-the-deck = Choisissez un Lieu de la pioche, ou passez pour garder les Fumeurs noirs.
reason-this-lord-gives-no-key-now = Ce Seigneur ne donne pas de Clef maintenant : il doit être libre, non incliné, avoir une Clef et être nommé dans l’ordre.
reason-this-lord-has-no-power-to-use = Ce Seigneur n’a pas de Pouvoir à utiliser au moment de votre choix : { $lord }.
reason-this-lord-is-not-free-before-you = Vous n’avez pas ce Seigneur libre et actif devant vous : { $lord }.
reason-this-power-was-used-this-turn = Vous avez déjà utilisé ce tour-ci le Pouvoir de ce Seigneur : { $lord }.
reason-this-power-would-do-nothing-now = Le Pouvoir de ce Seigneur n’aurait aucun effet maintenant : { $lord }.
reason-this-space-gives-no-such-reward = Cette case de la piste de Menace ne donne pas cette récompense.
reason-this-stack-is-empty = Cette pile du Conseil est vide.
reason-three-keys-must-be-spent = Vous avez réuni trois Clefs : dépensez-les pour un Lieu avant toute autre chose.
reason-too-few-key-tokens = { $keys ->
    [one] Il faut 1 Clef, et vous n’avez pas de pion Clef.
   *[other] Il faut { $keys } Clefs, plus que vous n’avez de pions Clef.
  }
reason-too-few-monster-tokens-are-left = Il ne reste pas assez de pions Monstres.
reason-too-few-pearls = { $missing ->
    [one] Il manque 1 point, et vous n’avez pas de Perle.
   *[other] Il manque { $missing } points, et vous avez moins de Perles.
  }
reason-too-few-races-in-hand = { $needed ->
    [one] Ce Seigneur exige un Allié, et vous n’en avez aucun en main.
   *[other] Ce Seigneur exige { $needed } Peuples différents ; vous en avez { $held } en main.
  }

## Cartes posées ensemble

reason-the-allies-pay-without-pearls = Les Alliés posés paient les { $price } de ce Seigneur : aucune Perle n’est nécessaire.
reason-one-of-the-races-must-be-this-one = L’un des Peuples payés doit être celui-ci : { $race }.
reason-this-ally-would-be-superfluous = Les Alliés posés valent { $worth } et le Seigneur coûte { $price } : on ne paie aucun Allié superflu.
reason-an-ally-would-be-superfluous-beside-it = Avec cet Allié, le coût de { $price } serait payé sans l’un des autres : on ne paie aucun Allié superflu.
reason-the-rest-of-the-price-would-be-out-of-reach = Avec cet Allié, vos autres Alliés de ces Peuples et vos Perles ne pourraient pas payer le coût de { $price }.
reason-no-more-allies-are-discarded = { $cards ->
    [one] On défausse exactement 1 Allié.
   *[other] On défausse exactement { $cards } Alliés.
  }
reason-these-keys-are-enough-without-it = { $keys ->
    [one] 1 Clef suffit : on n’en dépense pas davantage.
   *[other] { $keys } Clefs suffisent : on n’en dépense pas davantage.
  }
laid-pay_for_lord = { $allies ->
    [one] 1 Allié, valeur { $worth }
   *[other] { $allies } Alliés, valeur { $worth }
  } sur { $price } ; { $races } sur { $needed ->
    [one] 1 Peuple
   *[other] { $needed } Peuples
  }.
laid-discard_allies = Alliés choisis : { $pieces } sur { $needed }.
laid-spend_keys = Clefs choisies : { $pieces } sur { $needed }.

## Le plateau dans le terminal

terminal-abyss-legend = { $pearl } Perle  { $keys } Clef  { $token } pion Monstre
terminal-abyss-extra-turn = un autre tour suit
terminal-abyss-ending = { $turns ->
    [0] le tout dernier tour
    [one] la fin est proche, encore 1 tour
   *[other] la fin est proche, encore { $turns } tours
  }
terminal-abyss-threat = Menace
terminal-abyss-exploration = Exploration
terminal-abyss-council = Conseil
terminal-abyss-locations = Lieux (+{ $deck })
terminal-abyss-drawn = Piochés
terminal-abyss-paid = Payés
terminal-abyss-price = prochain prix { $price },
terminal-abyss-decks = pioche { $deck }, défausse { $discard }
terminal-abyss-court = Cour ({ $deck } Seigneurs dans la pioche)
terminal-abyss-lord = Seigneur
terminal-abyss-guild = Guilde
terminal-abyss-influence = Pts
terminal-abyss-cost = Coût
terminal-abyss-power = Pouvoir (d : en entier)
terminal-abyss-lord-price = { $lord }, prix { $price }
terminal-abyss-stack = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
terminal-abyss-key-tokens = { $tokens ->
    [one] (1 pion)
   *[other] ({ $tokens } pions)
  }
terminal-abyss-hand = main
terminal-abyss-hand-size = main { $cards }
terminal-abyss-your-hand = Votre main
terminal-abyss-affiliated = fédérés
terminal-abyss-free = libres
terminal-abyss-disabled = inclinés
terminal-abyss-housed = sous des Lieux
terminal-abyss-controlled = Lieux

route-payment = Paiement proposé : { $allies ->
    [one] 1 Allié
   *[other] { $allies } Alliés
  }{ $pearls ->
    [0] { "" }
    [one] , 1 Perle
   *[other] , { $pearls } Perles
  }
