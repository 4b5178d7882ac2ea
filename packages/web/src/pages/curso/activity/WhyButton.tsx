import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Wheel } from '#pages/curso/activity/Wheel.tsx';
import classes from '#pages/curso/activity/WhyButton.module.css';
import { beside } from '#ui/frame/beside.ts';

const loadBalloon = async () => (await import('#pages/curso/activity/WhyBalloon.tsx')).WhyBalloon;
const WhyBalloon = beside(loadBalloon);

/** In the margin of a wide screen: a balloon that opens below its button. */
export function WhyButton({ data }: { readonly data: CursoAbierto }) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const balloon = useId();
  // It is on its way while one reads.
  useEffect(() => void loadBalloon().catch(() => undefined), []);
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
      <Suspense>
        {opened && <WhyBalloon id={balloon} data={data} place={place} onClose={() => setOpened(false)} />}
      </Suspense>
    </div>
  );
}
