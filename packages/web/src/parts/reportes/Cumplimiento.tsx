import { type Cifras, cifrasDe } from '@catedra/shared/cumplimiento/cifras.ts';
import { NO_CUMPLE } from '@catedra/shared/cumplimiento/estado.ts';
import type { ConsultaDeCumplimiento, CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { cumplimientoQuery } from '#parts/reportes/cumplimiento-query.ts';
import classes from '#parts/reportes/Cumplimiento.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { aLas, cuenta, hora, numero, porcentaje } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** The two figures of compliance, always together, of what whoever reads follows; nothing for whoever reads no reports. */
export function Cumplimiento(de: ConsultaDeCumplimiento) {
  const { puede } = useActor();
  const { data, error, refetch, isFetching } = useQuery({
    ...cumplimientoQuery(de),
    enabled: puede('reportes:ver'),
  });
  const zone = useZone();
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!data) return puede('reportes:ver') ? <div className={classes.waiting} aria-busy="true" /> : null;
  const cifras = cifrasDe(data.cuentas);
  return (
    <section className={classes.figures} aria-label="Cumplimiento">
      <Cifra nombre="Al día" valor={cifras.alDia} />
      <Cifra nombre="Sin incumplir" valor={cifras.sinIncumplir} />
      <p className={classes.words}>
        {deCuantos(cifras)}, {aLas(data.en, zone)} {hora(data.en, zone)}.{' '}
        <NoCumplen de={de} cuentas={data.cuentas} />
        {aparte(cifras)}
      </p>
    </section>
  );
}

function Cifra({ nombre, valor }: { readonly nombre: string; readonly valor: number | null }) {
  return (
    <div className={classes.figure}>
      <span className={classes.label}>{nombre}</span>
      <b className={classes.value}>{valor === null ? '—' : porcentaje(enPorCiento(valor))}</b>
    </div>
  );
}

interface NoCumplenProps {
  readonly de: ConsultaDeCumplimiento;
  readonly cuentas: CumplimientoContado['cuentas'];
}

/** Each state by itself, with the list of whom it is: «No cumplen 24 vencidas y 1 caducada.» */
function NoCumplen({ de, cuentas }: NoCumplenProps) {
  const hay = NO_CUMPLE.filter((estado) => cuentas[estado] > 0);
  const todas = hay.reduce((suma, estado) => suma + cuentas[estado], 0);
  if (todas === 0) return null;
  return (
    <>
      {todas === 1 ? 'No cumple' : 'No cumplen'}{' '}
      {hay.map((estado, i) => (
        <Fragment key={estado}>
          {i > 0 && ' y '}
          <TextLink to={rutas.reportes} search={{ ...de, cumplimiento: estado }}>
            {cuenta(cuentas[estado], estado === 'vencido' ? 'vencida' : 'caducada')}
          </TextLink>
        </Fragment>
      ))}
      .{' '}
    </>
  );
}

/** Never said to be all of them while one is missing, nor none while there is one. */
export function enPorCiento(valor: number): number {
  const redondo = Math.round(valor * 1000) / 10;
  if (redondo === 100 && valor < 1) return 99.9;
  return redondo === 0 && valor > 0 ? 0.1 : redondo;
}

export const deCuantos = ({ pares }: Cifras): string =>
  pares === 0 ? 'Ninguna asignación cuenta' : `De ${cuenta(pares, 'asignación', 'asignaciones')}`;

/** «Aparte, 3 exentas y 12 sin plazo.» */
export function aparte({ exentos, sinPlazo }: Cifras): string {
  const partes = [
    ...(exentos > 0 ? [cuenta(exentos, 'exenta')] : []),
    ...(sinPlazo > 0 ? [`${numero(sinPlazo)} sin plazo`] : []),
  ];
  return partes.length === 0 ? '' : `Aparte, ${partes.join(' y ')}.`;
}
