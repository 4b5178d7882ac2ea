/** The field that has just been made takes the keyboard. */
export const focusNow = (field: HTMLElement | null): void => field?.focus();
