import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { CloseButton } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Why } from '#pages/curso/activity/Why.tsx';
import classes from '#pages/curso/activity/WhyBalloon.module.css';

interface WhyBalloonProps {
  readonly id: string;
  readonly data: CursoAbierto;
  /** The button and the balloon: a press within them does not close it. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Over what is read, below its button. */
export function WhyBalloon({ id, data, place, onClose }: WhyBalloonProps) {
  useDismiss(place, onClose);
  const title = `Por qué ${data.avance?.porcentaje ?? 0} %`;
  return (
    <section id={id} className={classes.balloon} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <CloseButton onClick={onClose} />
      </div>
      <Why data={data} onChoose={onClose} />
    </section>
  );
}

/** Escape and a press elsewhere close it; Escape gives the focus back to its button. */
function useDismiss(place: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    place.current?.querySelector('button')?.focus();
  });
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!(event.target instanceof Node && place.current?.contains(event.target))) close();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event);
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
}
