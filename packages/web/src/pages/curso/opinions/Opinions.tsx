import type { CursoAbierto, Opinion } from '@catedra/shared/aprendizaje/schemas.ts';
import { Skeleton } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import classes from '#pages/curso/opinions/Opinions.module.css';
import { Stars } from '#pages/curso/opinions/Stars.tsx';
import { beside } from '#ui/frame/beside.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';

const loadForm = async () => (await import('#pages/curso/opinions/OpinionForm.tsx')).OpinionForm;
const OpinionForm = beside(loadForm);

interface OpinionsProps {
  readonly data: CursoAbierto;
  readonly actividadId: string;
}

type Writing = { tipo: 'valoracion'; estrellas: number } | { tipo: 'error' } | null;

/** "¿Te ha servido?" and "Hay un error aquí", with what was said before and what was answered. */
export function Opinions({ data, actividadId }: OpinionsProps) {
  const [writing, setWriting] = useState<Writing>(null);
  const [sent, setSent] = useState(false);
  const mine = data.opiniones.filter((opinion) => opinion.actividadId === actividadId);
  const rated = mine.find((opinion) => opinion.tipo === 'valoracion');
  // It is on its way while one reads: whoever finishes without network still says what they think.
  useEffect(() => void loadForm().catch(() => undefined), []);
  const write = (what: Writing) => {
    setSent(false);
    setWriting(what);
  };

  return (
    <section className={`look-quiet ${classes.opinions}`} aria-label="Tu opinión">
      <div className={classes.line}>
        <Stars
          value={writing?.tipo === 'valoracion' ? writing.estrellas : (rated?.estrellas ?? 0)}
          onChange={(estrellas) => write({ tipo: 'valoracion', estrellas })}
        />
        <TextButton onClick={() => write({ tipo: 'error' })}>Hay un error aquí</TextButton>
      </div>
      <Suspense fallback={<Skeleton height={200} />}>
        {writing && (
          <OpinionForm
            key={writing.tipo}
            cursoId={data.curso.id}
            actividadId={actividadId}
            tipo={writing.tipo}
            estrellas={writing.tipo === 'valoracion' ? writing.estrellas : null}
            previous={writing.tipo === 'valoracion' ? rated : undefined}
            onCancel={() => setWriting(null)}
            onSent={() => {
              setWriting(null);
              setSent(true);
            }}
          />
        )}
      </Suspense>
      <p className={classes.thanks} role="status">
        {sent && 'Gracias. Lo leerá quien prepara este curso.'}
      </p>
      <Said opiniones={mine.filter((opinion) => opinion.tipo !== 'valoracion' || opinion.respuesta)} />
    </section>
  );
}

const ESTADOS: Record<Opinion['estado'], string> = {
  nuevo: 'Enviado',
  visto: 'Leído',
  resuelto: 'Resuelto',
};

function Said({ opiniones }: { readonly opiniones: readonly Opinion[] }) {
  if (opiniones.length === 0) return null;
  return (
    <ul className={classes.said} aria-label="Lo que has dicho de esta actividad">
      {opiniones.map(({ id, texto, estado, respuesta }) => (
        <li key={id}>
          <p>
            {texto && `«${texto}» `}
            <small>{ESTADOS[estado]}</small>
          </p>
          {respuesta && <p className={classes.answer}>Te respondieron: {respuesta}</p>}
        </li>
      ))}
    </ul>
  );
}
