const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{6,20})(?![\w-])/i;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:\/(\w+))?(?![\w-])/i;
const COMIENZO = /[?&](?:t|start)=(\d{1,5})/;
const OCULTO = /[?&]h=(\w+)/;

/** The address of the player that leaves no cookies, for the services that have one; null for any other. */
export function videoIncrustado(direccion: string): string | null {
  const youtube = YOUTUBE.exec(direccion)?.[1];
  if (youtube) {
    const comienzo = Number(COMIENZO.exec(direccion)?.[1] ?? 0);
    return `https://www.youtube-nocookie.com/embed/${youtube}?rel=0&hl=es${comienzo > 0 ? `&start=${comienzo}` : ''}`;
  }
  const [, vimeo, clave = OCULTO.exec(direccion)?.[1]] = VIMEO.exec(direccion) ?? [];
  return vimeo ? `https://player.vimeo.com/video/${vimeo}?dnt=1${clave ? `&h=${clave}` : ''}` : null;
}

/** Whether it is, letter by letter, an address that `videoIncrustado` gives: nothing else is ever put in a frame. */
export const esIncrustable = (direccion: string): boolean => videoIncrustado(direccion) === direccion;
