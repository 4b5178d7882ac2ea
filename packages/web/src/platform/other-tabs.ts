const CHANNEL = 'catedra:sesion';

/** All tabs share one cookie: when somebody else enters in one, the others must not go on as before. */
export function tellOtherTabs(usuarioId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  const post = channel.postMessage.bind(channel);
  post(usuarioId);
  channel.close();
}

export function onEnteredElsewhere(listener: (usuarioId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
  return () => channel.close();
}
