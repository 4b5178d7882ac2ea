/** Where the tabs of one browser speak of an attempt. */
export const channelOf = (intentoId: string) => `catedra:intento:${intentoId}`;

/** The other tabs of this browser look at what was saved. */
export function tellSaved(intentoId: string): void {
  const channel = new BroadcastChannel(channelOf(intentoId));
  const post = channel.postMessage.bind(channel);
  post('guardado');
  channel.close();
}
