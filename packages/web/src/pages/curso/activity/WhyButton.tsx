import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { CloseButton } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import classes from '#pages/curso/activity/WhyButton.module.css';

const loadWhy = async () => ({ default: (await import('#pages/curso/activity/Why.tsx')).Why });
const LazyWhy = lazy(loadWhy);

interface WhyProps {
  readonly data: CursoAbierto;
}

/** The reasons, in a place already as tall as the least of them. */
export function Why(props: WhyProps & { readonly onChoose: () => void }) {
  return (
    <div className={classes.reasons}>
      <Suspense>
        <LazyWhy {...props} />
      </Suspense>
    </div>
  );
}

/** In the margin of a wide screen: a balloon that opens below its button. */
export function WhyButton({ data }: WhyProps) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const balloon = useId();
  const close = () => setOpened(false);
  useDismiss(place, opened, close);
  // It is on its way while one reads.
  useEffect(() => void loadWhy().catch(() => undefined), []);
  const porcentaje = data.avance?.porcentaje ?? 0;
  return (
    <div ref={place} className={classes.place}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-controls={balloon}
        onClick={() => setOpened((open) => !open)}
      >
        <Wheel value={porcentaje} />
        Por qué {porcentaje} %
      </button>
      {opened && (
        <section id={balloon} className={classes.balloon} aria-label={`Por qué ${porcentaje} %`}>
          <div className={classes.head}>
            <h2>Por qué {porcentaje} %</h2>
            <CloseButton onClick={close} />
          </div>
          <Why data={data} onChoose={close} />
        </section>
      )}
    </div>
  );
}

/** Escape and a press elsewhere close it; Escape gives the focus back to its button. */
function useDismiss(place: RefObject<HTMLElement | null>, opened: boolean, onClose: () => void): void {
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
    if (!opened) return;
    const key = (event: KeyboardEvent) => onKey(event);
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, [opened]);
}

function Wheel({ value }: { readonly value: number }) {
  return (
    <svg className={classes.wheel} viewBox="0 0 24 24" aria-hidden>
      <circle className={classes.track} cx="12" cy="12" r="9" />
      <circle
        className={classes.fill}
        cx="12"
        cy="12"
        r="9"
        pathLength={100}
        strokeDasharray={`${value} 100`}
      />
    </svg>
  );
}
