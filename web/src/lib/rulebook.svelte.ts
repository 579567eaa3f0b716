// The rule that lies open, from whatever link it was opened.
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
