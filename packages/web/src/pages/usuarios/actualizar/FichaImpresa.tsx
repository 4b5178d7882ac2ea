import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import type {
  AprendizajeDePersona,
  CursoDePersona,
  EntregaDePersona,
  PruebaDePersona,
} from '@catedra/shared/participantes/persona.ts';
import type { ComponentProps } from 'react';
import { PALABRAS_DE_ENTREGA } from '#pages/usuarios/actualizar/EntregasSection.tsx';
import classes from '#pages/usuarios/actualizar/FichaImpresa.module.css';
import { cifrasDe } from '#pages/usuarios/actualizar/impreso.ts';
import { EN_PAPELERA, palabraDe } from '#pages/usuarios/actualizar/pruebas.ts';
import { useActor } from '#platform/session.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { AttemptMark } from '#parts/intentos/AttemptMark.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { aLas, duracion, fechaConAño, fechaCorta, hora, notaEnColumna, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface FichaImpresaProps {
  readonly nombre: string;
  readonly datos: AprendizajeDePersona;
}

/** A person's training as it is handed over and signed: on paper alone, where charts and what happened each day are not. */
export function FichaImpresa({ nombre, datos }: FichaImpresaProps) {
  const now = useNow();
  const zone = useZone();
  const { usuario } = useActor();
  const cifras = cifrasDe(datos);
  const dia = (momento: string) => fechaCorta(momento, zone);
  return (
    <div className={classes.sheet} aria-hidden>
      {cifras.length > 0 && (
        <dl className={classes.figures}>
          {cifras.map(({ valor, palabras }) => (
            <div key={palabras}>
              <dt>{palabras}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      )}
      <Part
        title="Cursos"
        head={['Curso', 'Estado', 'Desde', 'Terminó', 'Tiempo']}
        rows={datos.cursos?.map((curso) => ({
          id: curso.id,
          cells: [
            curso.titulo,
            curso.cumplimiento === 'exento' && curso.estado !== 'completado'
              ? PALABRAS_DE_CUMPLIMIENTO.exento
              : PALABRAS_DE_AVANCE[curso.estado],
            curso.desde ? dia(curso.desde) : 'ya no lo tiene',
            terminoDe(curso, dia),
            curso.segundos >= 60 ? duracion(Math.round(curso.segundos / 60)) : '',
          ],
        }))}
      />
      <Part
        title="Pruebas"
        head={['Prueba', 'Fecha', 'Intento', 'Resultado', 'Nota']}
        rows={datos.pruebas?.map((prueba) => ({
          id: prueba.id,
          cells: [
            dondeEsta(prueba),
            dia(prueba.en),
            numero(prueba.numero),
            palabraDe(prueba),
            <AttemptMark key="nota" {...prueba} />,
          ],
        }))}
      />
      <Part
        title="Entregas"
        head={['Tarea', 'Fecha', 'Intento', 'Estado', 'Nota']}
        rows={datos.entregas?.map((entrega) => ({
          id: entrega.id,
          cells: [
            dondeEsta(entrega),
            dia(entrega.entregadaEn),
            numero(entrega.intento),
            PALABRAS_DE_ENTREGA[entrega.estado],
            entrega.nota === null ? '' : notaEnColumna(entrega.nota),
          ],
        }))}
      />
      <div className={classes.signatures}>
        <p>
          La persona interesada
          <b>{nombre}</b>
        </p>
        <p>
          Por la empresa
          <b>{fullName(usuario)}</b>
        </p>
      </div>
      <p className={classes.issued}>
        Emitida por {fullName(usuario)} el {fechaConAño(now, zone)} {aLas(now, zone)} {hora(now, zone)}.
      </p>
    </div>
  );
}

const dondeEsta = ({ titulo, curso, enPapelera }: PruebaDePersona | EntregaDePersona): string =>
  `${titulo} · ${curso.titulo}${enPapelera ? EN_PAPELERA : ''}`;

interface PartProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: ComponentProps<typeof Figures>['rows'] | undefined;
}

/** One table of the sheet, where there is anything in it. */
function Part({ title, head, rows = [] }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      <Figures caption={`${title} de esta persona`} head={head} rows={rows} />
    </section>
  );
}

function terminoDe(
  { terminadoEn, porcentaje, venceEn, porCorregir }: CursoDePersona,
  dia: (momento: string) => string,
) {
  if (terminadoEn) return dia(terminadoEn);
  if (porCorregir) return `${porcentaje} %, por corregir`;
  return venceEn ? `${porcentaje} %, hasta el ${dia(venceEn)}` : `${porcentaje} %`;
}
