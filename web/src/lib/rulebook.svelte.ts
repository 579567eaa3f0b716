// The rule that is open now, whichever link opened it.
class Rulebook {
  open = $state<string | null>(null);

  show(rule: string): void {
    this.open = rule;
  }

  close = (): void => {
    this.open = null;
  };
}

export const rulebook = new Rulebook();
