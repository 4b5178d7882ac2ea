import type { EvaluacionPorDentro } from '@catedra/shared/intentos/schemas.ts';
import type { ReactNode } from 'react';
import { enFecha } from '#pages/evaluacion/exact-date.ts';
import classes from '#pages/evaluacion/Rules.module.css';
import { cuenta, duracion, fechaCompleta, mayuscula, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

type Evaluacion = EvaluacionPorDentro['evaluacion'];

const NOTA_QUE_CUENTA: Record<Evaluacion['notaQueCuenta'], string> = {
  mejor: 'la mejor',
  ultima: 'la última',
  primera: 'la primera',
  media: 'la media de todos',
};

const AL_VENCER: Record<Evaluacion['alVencer'], string> = {
  entregar: 'Se entrega sola con lo que hayas respondido',
  gracia: 'Tienes unos segundos más para entregarla',
  descartar: 'Si no la has entregado, el intento no cuenta',
};

const REVISION: Record<Evaluacion['revision'], string> = {
  nunca: 'No se muestran las respuestas',
  al_entregar: 'Al entregar',
  al_cerrar: 'Cuando la prueba cierre',
};

interface RulesProps {
  readonly evaluacion: Evaluacion;
  readonly intentosHechos: number;
}

/** The settings of an evaluation, as a person would tell them. */
export function Rules({ evaluacion, intentosHechos }: RulesProps) {
  const { intentos, minutos, notaMinima, notaQueCuenta, esperaMinutos, preguntasPorIntento } = evaluacion;
  const several = intentos === null || intentos > 1;
  const now = useNow();
  const past = (moment: string | null) => moment !== null && Date.parse(moment) < now.getTime();
  return (
    <dl className={classes.rules}>
      <Rule name={past(evaluacion.abreEn) ? 'Abrió' : 'Abre'}>
        <When moment={evaluacion.abreEn} none="Desde que se publicó" />
      </Rule>
      <Rule name={past(evaluacion.cierraEn) ? 'Cerró' : 'Cierra'}>
        <When moment={evaluacion.cierraEn} none="No tiene fecha de cierre" />
      </Rule>
      <Rule name="Tiempo">{minutos === null ? 'Sin límite' : duracion(minutos)}</Rule>
      {minutos !== null && <Rule name="Al acabarse el tiempo">{AL_VENCER[evaluacion.alVencer]}</Rule>}
      <Rule name="Intentos">
        {intentos === null ? 'Los que quieras' : cuenta(intentos, 'intento')}
        {intentosHechos > 0 && `, llevas ${intentosHechos}`}
      </Rule>
      {several && esperaMinutos > 0 && <Rule name="Entre intento e intento">{duracion(esperaMinutos)}</Rule>}
      {several && <Rule name="Nota que cuenta">{mayuscula(NOTA_QUE_CUENTA[notaQueCuenta])}</Rule>}
      <Rule name="Para aprobar">Un {numero(notaMinima)} sobre 10</Rule>
      {preguntasPorIntento !== null && (
        <Rule name="Preguntas en cada intento">{numero(preguntasPorIntento)}</Rule>
      )}
      <Rule name="Ver las respuestas correctas">{REVISION[evaluacion.revision]}</Rule>
    </dl>
  );
}

const Rule = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function When({ moment, none }: { readonly moment: string | null; readonly none: string }) {
  const now = useNow();
  const zone = useZone();
  if (moment === null) return none;
  return (
    <time dateTime={moment} title={fechaCompleta(moment, zone)}>
      {mayuscula(enFecha(moment, now, zone))}
    </time>
  );
}
