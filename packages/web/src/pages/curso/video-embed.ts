const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const ID = /^[\w-]{6,20}$/;

/** The address of the player that leaves no cookies, for the services that have one; null for any other. */
export function videoEmbed(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.hostname === 'youtu.be') return youtube(url.pathname.slice(1), url);
  if (YOUTUBE.has(url.hostname)) return youtube(youtubeId(url), url);
  return VIMEO.has(url.hostname) ? vimeo(url) : null;
}

function youtubeId(url: URL): string {
  const [, kind, id] = url.pathname.split('/');
  return kind === 'embed' || kind === 'shorts' || kind === 'live'
    ? (id ?? '')
    : (url.searchParams.get('v') ?? '');
}

function youtube(id: string, url: URL): string | null {
  if (!ID.test(id)) return null;
  const start = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '', 10);
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=es${start > 0 ? `&start=${start}` : ''}`;
}

function vimeo(url: URL): string | null {
  const [id, key] = url.pathname.split('/').filter((part) => part !== '' && part !== 'video');
  if (!id || !/^\d{4,12}$/.test(id)) return null;
  const hidden = key ?? url.searchParams.get('h') ?? '';
  return `https://player.vimeo.com/video/${id}?dnt=1${/^\w+$/.test(hidden) ? `&h=${hidden}` : ''}`;
}
