// A person's settings for this browser; stored in it and sent to nobody.
export type Language = "fr" | "en";
export type Theme = "dark" | "light";

export type HandOrder = "kind" | "value";

const STORE = "tablee";
const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
export { SPEEDS };

/** French if the browser asks for it, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.some((tag) => tag.toLowerCase().startsWith("fr")) ? "fr" : "en";
}

type Kept = {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // 0 to 1
  hand: HandOrder;
  oneClick: boolean;
  everything: boolean; // whether to be asked also what leaves no choice
  notify: boolean; // whether the browser says "your turn" while I look elsewhere
  chatMuted: boolean;
};

function read(): Kept {
  const fresh: Kept = {
    language: preferredLanguage(navigator.languages ?? []),
    theme: window.matchMedia?.("(prefers-color-scheme: light)").matches ? "light" : "dark",
    speed: 1,
    sound: false,
    volume: 0.7,
    hand: "kind",
    oneClick: false,
    everything: false,
    notify: false,
    chatMuted: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh; // storage refused or not ours: the defaults serve
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("dark");
  speed = $state<Speed>(1);
  sound = $state(false);
  volume = $state(0.7);
  hand = $state<HandOrder>("kind");
  oneClick = $state(false);
  everything = $state(false);
  notify = $state(false);
  chatMuted = $state(false);

  constructor() {
    Object.assign(this, read());
    this.show();
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this, changed);
    this.show();
    const { language, theme, speed, sound, volume, hand, oneClick, everything } = this;
    const { notify, chatMuted } = this;
    const kept: Kept = {
      language,
      theme,
      speed,
      sound,
      volume,
      hand,
      oneClick,
      everything,
      notify,
      chatMuted,
    };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // nothing is kept, the choice holds until the page is closed
    }
  }

  private show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
