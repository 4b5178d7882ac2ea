const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Keys pressed there are letters of a text, not orders. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
