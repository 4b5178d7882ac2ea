/** Escape closes the calendar and not the dialog around its field. */
export const STAY = { 'data-mantine-stop-propagation': true } as const;
