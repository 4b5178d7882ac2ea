/** Why a video does not play: it can't be reached, it is no longer there, or what is there is not a whole video. */
export type Failure = 'network' | 'gone' | 'damaged';

export const FAILURES: Readonly<Record<Failure, string>> = {
  network:
    'El vídeo no se pudo cargar. Revisa tu conexión: seguirá solo en cuanto vuelva. Si sigue igual, avísanos con «Hay un error aquí».',
  gone: 'El archivo de este vídeo ya no está. Avísanos con «Hay un error aquí» para que lo repongan.',
  damaged:
    'El archivo de este vídeo está dañado, o tu navegador no lo reconoce: no es tu conexión. Avísanos con «Hay un error aquí».',
};

/** As browsers number a cut in the middle. */
const CUT = 2;

/** Browsers say the same of a missing file and of a broken one: whether the file answers tells them apart. */
export async function failureOf(url: string, said: MediaError | null): Promise<Failure> {
  if (said?.code === CUT) return 'network';
  try {
    const answer = await fetch(url, { method: 'HEAD', credentials: 'same-origin' });
    if (answer.ok) return 'damaged';
    return answer.status === 404 ? 'gone' : 'network';
  } catch {
    return 'network';
  }
}
