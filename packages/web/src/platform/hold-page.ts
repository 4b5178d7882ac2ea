let held = 0;

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser asks before it closes or reloads the page, until what was given is called. */
export function holdPage(): () => void {
  held += 1;
  if (held === 1) window.addEventListener('beforeunload', ask);
  let holding = true;
  return () => {
    if (!holding) return;
    holding = false;
    held -= 1;
    if (held === 0) window.removeEventListener('beforeunload', ask);
  };
}
