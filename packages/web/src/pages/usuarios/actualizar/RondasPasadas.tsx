import { ESTADOS_EN_PALABRAS } from '@catedra/shared/certificados/rules.ts';
import { rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { RondaPasada } from '@catedra/shared/cumplimiento/rondas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import type {
  AprendizajeDePersona,
  CursoDePersona,
  EntregaDePersona,
  PruebaDePersona,
} from '@catedra/shared/participantes/persona.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import charts from '#pages/usuarios/actualizar/charts.module.css';
import { EN_PAPELERA } from '#pages/usuarios/actualizar/pruebas.ts';
import { deQueSaleSuNota, valioHasta, verAnteriores } from '#pages/usuarios/actualizar/rondas.ts';
import classes from '#pages/usuarios/actualizar/RondasPasadas.module.css';
import { rondasQuery } from '#pages/usuarios/queries.ts';
import { rutas } from '#platform/paths.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, fechaConAño, fechaCorta, notaEnColumna } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface RondasPasadasProps {
  readonly usuarioId: string;
  readonly curso: CursoDePersona;
  readonly hecho: Pick<AprendizajeDePersona, 'pruebas' | 'entregas'>;
}

/** What they did in a course the times before the one that is open; asked for when somebody wants to read it. */
export function RondasPasadas({ usuarioId, curso, hecho }: RondasPasadasProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div className={classes.past}>
      <button
        type="button"
        className={`look-flat-button ${classes.toggle}`}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconChevronDown size={16} stroke={1.75} aria-hidden data-opened={opened || undefined} />
        {verAnteriores(curso.anteriores)}
      </button>
      <div id={id}>{opened && <Veces usuarioId={usuarioId} curso={curso} hecho={hecho} />}</div>
    </div>
  );
}

function Veces({ usuarioId, curso, hecho }: RondasPasadasProps) {
  const deEste = (uno: PruebaDePersona | EntregaDePersona) => uno.curso.id === curso.id;
  const pruebas = hecho.pruebas?.filter(deEste) ?? [];
  const entregas = hecho.entregas?.filter(deEste) ?? [];
  return (
    <QueryView query={useQuery(rondasQuery(usuarioId, curso.id))} label="Cargando las veces anteriores…">
      {(rondas) => (
        <ol className={classes.list}>
          {rondas.map((ronda) => (
            <Vez
              key={ronda.ronda}
              ronda={ronda}
              pruebas={pruebas.filter((una) => una.ronda === ronda.ronda)}
              entregas={entregas.filter((una) => una.ronda === ronda.ronda)}
            />
          ))}
        </ol>
      )}
    </QueryView>
  );
}

interface VezProps {
  readonly ronda: RondaPasada;
  readonly pruebas: readonly PruebaDePersona[];
  readonly entregas: readonly EntregaDePersona[];
}

function Vez({ ronda, pruebas, entregas }: VezProps) {
  const now = useNow();
  const zone = useZone();
  const titulo = rondaEnPalabras(ronda.ronda);
  const { abiertaEn, terminadoEn, deshechaEn, externa, certificado, hechas, total, actividades } = ronda;
  return (
    <li>
      <h4 className={classes.title}>{titulo}</h4>
      <p className={`look-line ${classes.facts}`}>
        {abiertaEn && <span>Se le abrió el {fechaConAño(abiertaEn, zone)}</span>}
        <span>
          La completó el {fechaConAño(terminadoEn, zone)}
          {externa && ', formación externa'}
        </span>
        {!deshechaEn && (
          <span>{valioHasta(ronda, diaEn(now, zone), (dia) => fechaConAño(`${dia}T00:00:00Z`, 'UTC'))}</span>
        )}
        {total > 0 && (
          <span>
            {hechas} de {cuenta(total, 'actividad', 'actividades')}
          </span>
        )}
        {certificado && (
          <span>
            Certificado{' '}
            <TextLink
              quiet
              to={rutas.reportes}
              search={{ reporte: 'certificados', buscar: certificado.numero }}
            >
              {certificado.numero}
            </TextLink>
            , {ESTADOS_EN_PALABRAS[certificado.estado].toLowerCase()}
          </span>
        )}
      </p>
      {deshechaEn && (
        <p className={classes.undone}>
          Ya no cuenta: el {fechaConAño(deshechaEn, zone)} se deshizo lo que la completaba.
        </p>
      )}
      {actividades.length > 0 && (
        <Figures
          caption={`${titulo}: lo que hizo en cada actividad`}
          head={['Actividad', 'Hecha', 'Nota']}
          rows={actividades.map((una) => ({
            id: una.actividadId,
            cells: [
              <span key="que" className={charts.what}>
                {una.titulo}
                <small>
                  {[
                    ...(una.enPapelera ? [EN_PAPELERA.replace(', ', '')] : []),
                    ...deQueSaleSuNota({
                      pruebas: pruebas.filter(({ actividadId }) => actividadId === una.actividadId),
                      entregas: entregas.filter(({ actividadId }) => actividadId === una.actividadId),
                    }),
                  ].join(' · ')}
                </small>
              </span>,
              una.completadoEn ? fechaCorta(una.completadoEn, zone) : 'sin completar',
              una.nota === null ? '—' : notaEnColumna(una.nota),
            ],
          }))}
        />
      )}
    </li>
  );
}
