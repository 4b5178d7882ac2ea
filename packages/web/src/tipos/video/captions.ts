import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { byBrowser } from '#platform/remembered.ts';

const KEY = 'catedra:subtitulos';
const NONE = 'no';

/** The language this browser chose last, `no` for none. */
const readChoice = (): string => byBrowser.read(KEY) ?? NONE;

function showOnly(tracks: TextTrackList | undefined, language: string): void {
  for (const track of tracks ?? []) track.mode = track.language === language ? 'showing' : 'disabled';
}

const shownIn = (tracks: TextTrackList): string =>
  [...tracks].find(({ mode }) => mode === 'showing')?.language ?? NONE;

/** Which captions are shown: chosen in our bar or in the browser's own menu, and remembered for the next video. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, languages: readonly string[]) {
  const [kept, setKept] = useState(readChoice);
  const chosen = languages.includes(kept) ? kept : NONE;
  const choose = (language: string) => {
    setKept(language);
    byBrowser.write(KEY, language);
  };

  useEffect(() => showOnly(video.current?.textTracks, chosen), [video, chosen]);
  const follow = useEffectEvent((tracks: TextTrackList) => {
    const shown = shownIn(tracks);
    if (shown !== chosen) choose(shown);
  });
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return undefined;
    const onChange = () => follow(tracks);
    tracks.addEventListener('change', onChange);
    return () => tracks.removeEventListener('change', onChange);
  }, [video]);
  return { chosen, choose, none: NONE };
}
