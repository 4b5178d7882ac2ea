/** Whatever is on this screen and sends itself: asked to hurry before one leaves, and not sent by anybody else. */
const open = new Set<() => Promise<unknown>>();

/** From now on it is asked; what is given back ends that. */
export function sendsItself(hurry: () => Promise<unknown>): () => void {
  open.add(hurry);
  return () => open.delete(hurry);
}

export const hurryAll = async (): Promise<void> => {
  await Promise.allSettled([...open].map((hurry) => hurry()));
};
