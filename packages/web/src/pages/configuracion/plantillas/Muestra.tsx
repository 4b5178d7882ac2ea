import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';
import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paraEnmarcar } from '#pages/configuracion/plantillas/enmarcar.ts';
import classes from '#pages/configuracion/plantillas/Plantillas.module.css';
import { muestraQuery } from '#pages/configuracion/plantillas/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface MuestraProps {
  readonly clave: string;
  readonly escrito: Escrito;
  readonly sirve: boolean;
}

const COMO = [
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
  { value: 'texto', label: 'Sin formato' },
];
const ANCHOS = [
  { value: 'ancho', label: 'Ordenador' },
  { value: 'telefono', label: 'Teléfono' },
];
const AL_DEJAR_DE_ESCRIBIR_MS = 300;

/** The mail itself, as it leaves the academy, with what it would be about in a sample. */
export function Muestra({ clave, escrito, sirve }: MuestraProps) {
  const [quieto] = useDebouncedValue(escrito, AL_DEJAR_DE_ESCRIBIR_MS);
  const { data, error } = useQuery(muestraQuery(clave, quieto, sirve));
  const [como, setComo] = useState('claro');
  const [ancho, setAncho] = useState('ancho');
  return (
    <section className={classes.sample} aria-label="Así llega">
      <div className={classes.looks}>
        <SegmentedControl aria-label="Cómo se ve" data={COMO} value={como} onChange={setComo} />
        {como !== 'texto' && (
          <SegmentedControl aria-label="Dónde se lee" data={ANCHOS} value={ancho} onChange={setAncho} />
        )}
      </div>
      {error !== null && sirve && <ErrorState>{messageOf(error)}</ErrorState>}
      {!sirve && <p className="look-quiet">La muestra espera a que se corrija lo marcado.</p>}
      {data && (
        <>
          <p className={classes.subject}>
            <span className="look-faint">Asunto</span> <b>{data.asunto}</b>
          </p>
          {como === 'texto' ? (
            <pre className={classes.plain}>{data.texto}</pre>
          ) : (
            <iframe
              className={classes.frame}
              data-width={ancho}
              data-look={como}
              title={`El correo «${data.asunto}»`}
              sandbox=""
              srcDoc={paraEnmarcar(data.html, como === 'oscuro', pageMeta('csp-nonce'))}
            />
          )}
        </>
      )}
      <p className="look-small">Con datos de ejemplo y dirigido a ti. Nada de esto se manda.</p>
    </section>
  );
}
