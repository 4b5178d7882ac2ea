import { useState } from 'react';
import type { PlayerProps } from '#tipos/player.ts';
import { protocolOf } from '#tipos/video/frame-protocol.ts';
import { resumeAt } from '#tipos/video/resume.ts';
import { useFramedPlayer } from '#tipos/video/framed-player.ts';
import classes from '#tipos/video/video.module.css';
import { FRAME } from '#ui/rich-text/video-embed.ts';

interface VideoFrameProps extends PlayerProps<'video'> {
  readonly embed: string;
}

/** A video of YouTube or Vimeo in its own player, which tells what is played by messages. */
export function VideoFrame({ embed, contenido, abierta, onLatido, onPausa, onFin }: VideoFrameProps) {
  const protocol = protocolOf(embed);
  const [address] = useState(() =>
    protocol.address(
      embed,
      resumeAt(abierta.posicion?.segundo ?? 0, contenido.segundos ?? Number.POSITIVE_INFINITY),
    ),
  );
  const frame = useFramedPlayer(protocol, { onLatido, onPausa, onFin });
  return (
    <iframe
      ref={frame}
      className={classes.video}
      src={address}
      title={`Vídeo: ${abierta.actividad.titulo}`}
      sandbox={FRAME.sandbox}
      allow={FRAME.allow}
      referrerPolicy={FRAME.referrerPolicy}
    />
  );
}
