import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { useRef, useState } from 'react';
import { useWhenOnline } from '#platform/when-online.ts';
import type { PlayerProps } from '#tipos/player.ts';
import { useCaptions } from '#tipos/video/captions.ts';
import { type Failure, FAILURES, failureOf } from '#tipos/video/failure.ts';
import { resumeAt } from '#tipos/video/resume.ts';
import { readRate, SPEEDS, writeRate } from '#tipos/video/speed.ts';
import classes from '#tipos/video/video.module.css';
import { useWatching, type Watched } from '#tipos/video/watching.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { numero } from '#ui/words/words.ts';

interface VideoFileProps extends PlayerProps<'video'> {
  readonly archivoId: string;
}

// Its captions are as many as its author uploaded, which whoever looks for one written here can't see.
const Video = 'video';

const stateOf = (video: HTMLVideoElement): Watched => ({
  segundo: video.currentTime,
  duracion: Number.isFinite(video.duration) ? video.duration : null,
  velocidad: video.playbackRate,
});

/** An uploaded video in the browser's own player: its keys, its captions and its full screen. */
export function VideoFile({ archivoId, contenido, abierta, onLatido, onPausa, onFin }: VideoFileProps) {
  const video = useRef<HTMLVideoElement>(null);
  // Read once: a later answer of the server must not move a video that plays.
  const [start] = useState(abierta.posicion?.segundo ?? 0);
  const [rate, setRate] = useState(readRate);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { plays, breaks } = useWatching(onLatido);
  // Where a cut found it: what comes back goes on from there.
  const last = useRef({ segundo: start, playing: false });
  const again = () => {
    setFailure(null);
    video.current?.load();
  };
  useWhenOnline(failure === 'network', again);

  const captions = useCaptions(
    video,
    contenido.subtitulos.map(({ idioma }) => idioma),
  );

  const choose = (chosen: number) => {
    setRate(chosen);
    writeRate(chosen);
    if (video.current) video.current.playbackRate = chosen;
  };

  return (
    <>
      <Video
        ref={video}
        className={classes.video}
        controls
        playsInline
        preload="metadata"
        src={direccionDeArchivo(archivoId)}
        aria-label={`Vídeo: ${abierta.actividad.titulo}`}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = rate;
          currentTarget.currentTime = resumeAt(last.current.segundo, currentTarget.duration);
          if (last.current.playing) void currentTarget.play().catch(() => undefined);
        }}
        onTimeUpdate={({ currentTarget }) => {
          // One that is being loaded anew says that it is at its beginning.
          if (currentTarget.readyState > 0) last.current.segundo = currentTarget.currentTime;
          if (!currentTarget.paused && !currentTarget.seeking) plays(stateOf(currentTarget));
        }}
        onSeeking={() => breaks()}
        onSeeked={({ currentTarget }) => breaks(currentTarget.currentTime)}
        onPlay={({ currentTarget }) => plays(stateOf(currentTarget))}
        onPause={({ currentTarget }) => {
          if (!currentTarget.seeking) plays(stateOf(currentTarget));
          breaks();
          onPausa();
        }}
        onRateChange={({ currentTarget }) => setRate(currentTarget.playbackRate)}
        onEnded={onFin}
        onError={({ currentTarget }) => {
          last.current.playing = !currentTarget.paused;
          void failureOf(direccionDeArchivo(archivoId), currentTarget.error).then(setFailure);
        }}
      >
        {contenido.subtitulos.map(({ archivoId: track, idioma, nombre }) => (
          <track
            key={track}
            kind="captions"
            src={direccionDeArchivo(track)}
            srcLang={idioma}
            label={nombre}
          />
        ))}
      </Video>
      {failure && <ErrorState onRetry={again}>{FAILURES[failure]}</ErrorState>}
      <div className={classes.bar}>
        {contenido.subtitulos.length > 0 && (
          <label className={`look-row look-quiet-inline ${classes.choice}`}>
            Subtítulos
            <select value={captions.chosen} onChange={(event) => captions.choose(event.currentTarget.value)}>
              <option value={captions.none}>No</option>
              {contenido.subtitulos.map(({ archivoId: track, idioma, nombre }) => (
                <option key={track} value={idioma}>
                  {nombre}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={`look-row look-quiet-inline ${classes.choice}`}>
          Velocidad
          <select value={rate} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed === 1 ? 'Normal' : `${numero(speed)}×`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
