import type { AnuncioEnLista } from '@catedra/shared/anuncios/schemas.ts';
import { IconPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { Lecturas } from '#pages/dashboard/anuncios/Lecturas.tsx';
import { LISTA } from '#pages/dashboard/anuncios/places.ts';
import { cifrasQuery } from '#pages/dashboard/anuncios/queries.ts';
import { aQuienYCuando, ESTADOS } from '#pages/dashboard/anuncios/words.ts';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** A row for each; how many read it comes after, and its place is kept. */
export function FilasDeAnuncios({ anuncios }: { readonly anuncios: readonly AnuncioEnLista[] }) {
  const now = useNow();
  const zone = useZone();
  const [visto, setVisto] = useState<AnuncioEnLista | null>(null);
  return (
    <>
      <ul className={classes.rows}>
        {anuncios.map((anuncio) => {
          const [kind, palabra] = ESTADOS[anuncio.estado];
          return (
            <li key={anuncio.id} className={classes.row}>
              <div className={classes.what}>
                <TextLink quiet to={rutas.dashboard} search={{ ...LISTA, anuncio: anuncio.id }}>
                  <b>{anuncio.titulo === '' ? 'Sin título' : anuncio.titulo}</b>
                </TextLink>
                <span className="look-faint">{aQuienYCuando(anuncio, now, zone)}</span>
              </div>
              <span className={classes.marks}>
                {anuncio.fijado && (
                  <span className={classes.pinned}>
                    <IconPin size={16} stroke={1.75} aria-hidden />
                    Fijado
                  </span>
                )}
                <StateMark kind={kind}>{palabra}</StateMark>
              </span>
              <div className={classes.read}>
                {anuncio.publicadoEn !== null && anuncio.retiradoEn === null && (
                  <Leidos anuncio={anuncio} onOpen={() => setVisto(anuncio)} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {visto && <Lecturas anuncio={visto} onClose={() => setVisto(null)} />}
    </>
  );
}

interface LeidosProps {
  readonly anuncio: AnuncioEnLista;
  readonly onOpen: () => void;
}

function Leidos({ anuncio: { id, titulo }, onOpen }: LeidosProps) {
  const { data } = useQuery(cifrasQuery(id));
  if (!data) return null;
  const { personas, leidos } = data;
  return (
    <>
      <ProgressBar
        value={personas === 0 ? 0 : (100 * leidos) / personas}
        label={`Leído por ${leidos} de ${personas}`}
        figure={false}
      />
      <button
        type="button"
        className={`look-bare-button ${classes.count}`}
        aria-label={`Quién ha leído «${titulo}»: ${numero(leidos)} de ${numero(personas)}`}
        onClick={onOpen}
      >
        {numero(leidos)} de {numero(personas)}
      </button>
    </>
  );
}
