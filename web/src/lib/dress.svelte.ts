// The game whose colours the page wears, sheets included; none outside a table.

export const dress = $state<{ game: string | undefined }>({ game: undefined });
