import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { CifraDeCorreos } from '@catedra/shared/avisos/registro.ts';
import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from '#pages/dashboard/Casa.module.css';
import { correosSinLlegarQuery, documentosRepetidosQuery, sinLlaveQuery } from '#pages/dashboard/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { type Address, TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, total } from '#ui/words/words.ts';

interface Cosa {
  readonly id: string;
  /** Nothing to do about it. */
  readonly done: boolean;
  readonly said: ReactNode;
  /** The list behind it; absent for whoever may not open it, or where it would be empty. */
  readonly to?: Address | false;
  readonly search?: Readonly<Record<string, string>>;
}

type Cuentas = Pick<
  ResumenDeReportes,
  'nuncaEntraron' | 'contraseñasTemporales' | 'cursosPublicados' | 'disco'
>;

const sinConQueEntrar = ({ valor, exacto }: { readonly valor: number; readonly exacto: boolean }): Cosa => ({
  id: 'llave',
  done: valor === 0,
  said:
    valor === 0 ? (
      'Todas las personas activas tienen con qué entrar'
    ) : (
      <>
        <b>{exacto ? cuenta(valor, 'persona') : `${total(valor, exacto)} personas`}</b>{' '}
        {valor === 1 ? 'no tiene' : 'no tienen'} contraseña ni invitación
      </>
    ),
  to: valor > 0 && rutas.usuarios,
  search: { llave: 'ninguna', estado: 'activo' },
});

/** Nothing is joined by itself: somebody looks whether they are one person. */
const conElMismoDocumento = (personas: number): Cosa => ({
  id: 'documento',
  done: false,
  said: (
    <>
      <b>{cuenta(personas, 'persona')}</b> {personas === 1 ? 'comparte' : 'comparten'} documento con otra:
      mira si son la misma
    </>
  ),
  to: rutas.usuarios,
  search: { documento: 'repetido', orden: 'documento' },
});

/** Of the last seven days: what did not arrive, and of what nobody knows. */
const correosSinLlegar = ({ noLlegaron, noSeSabe }: CifraDeCorreos): Cosa => ({
  id: 'correos',
  done: false,
  said:
    noLlegaron > 0 ? (
      <>
        <b>{cuenta(noLlegaron, 'correo')}</b> no {noLlegaron === 1 ? 'llegó' : 'llegaron'} esta semana
        {noSeSabe > 0 && `, y de ${cuenta(noSeSabe, 'otro')} no se sabe si salió`}
      </>
    ) : (
      <>
        De <b>{cuenta(noSeSabe, 'correo')}</b> de esta semana no se sabe si salió
      </>
    ),
  to: rutas.configuracion,
  search: { vista: 'correo', estado: 'sinLlegar' },
});

/** What nobody looks at until it fails: who never came in, who keeps a borrowed password, what is open, what room is left. */
export function Casa({ resumen }: { readonly resumen: Cuentas }) {
  const { puede, puedeEnTodo } = useActor();
  const {
    nuncaEntraron: nunca,
    contraseñasTemporales: temporales,
    cursosPublicados: cursos,
    disco,
  } = resumen;
  const sinLlave = useQuery({ ...sinLlaveQuery, enabled: puede('usuarios:ver') }).data;
  const repetidos = useQuery({ ...documentosRepetidosQuery, enabled: puede('usuarios:ver') }).data;
  const correos = useQuery({ ...correosSinLlegarQuery, enabled: puede('avisos:correo') }).data;
  const cosas: readonly Cosa[] = [
    ...(correos && correos.noLlegaron + correos.noSeSabe > 0 ? [correosSinLlegar(correos)] : []),
    ...(sinLlave ? [sinConQueEntrar(sinLlave)] : []),
    ...(repetidos && repetidos.valor > 0 ? [conElMismoDocumento(repetidos.valor)] : []),
    {
      id: 'nunca',
      done: nunca === 0,
      said:
        nunca === 0 ? (
          'Todas las personas han entrado alguna vez'
        ) : (
          <>
            <b>{cuenta(nunca, 'persona')}</b> {nunca === 1 ? 'no ha' : 'no han'} entrado nunca
          </>
        ),
      to: nunca > 0 && puede('usuarios:ver') && rutas.usuarios,
      search: { acceso: 'nunca', estado: 'activo' },
    },
    {
      id: 'temporales',
      done: temporales === 0,
      said:
        temporales === 0 ? (
          'Nadie sigue con una contraseña temporal'
        ) : (
          <>
            <b>{cuenta(temporales, 'persona')}</b> {temporales === 1 ? 'sigue' : 'siguen'} con una contraseña
            temporal
          </>
        ),
      to: temporales > 0 && puede('usuarios:ver') && rutas.usuarios,
      search: { temporal: 'true', estado: 'activo' },
    },
    {
      id: 'cursos',
      done: cursos > 0,
      said: (
        <>
          <b>{cuenta(cursos, 'curso publicado', 'cursos publicados')}</b>
          {puedeEnTodo('cursos:ver') ? '' : ' a tu alcance'}
        </>
      ),
      to: cursos > 0 && puede('cursos:ver') && rutas.cursos,
      search: { estado: 'publicado' },
    },
  ];
  const espacio: readonly Cosa[] =
    disco && !disco.poco
      ? [
          {
            id: 'disco',
            done: true,
            said: (
              <>
                Quedan <b>{pesoEnPalabras(disco.libreMb * 2 ** 20)}</b> libres en el disco
              </>
            ),
            to: rutas.configuracion,
            search: { vista: 'academia' },
          },
        ]
      : [];
  return (
    <Section title="La casa en orden">
      <ul className={classes.list}>
        {[...cosas, ...espacio].map(({ id, done, said, to, search }) => (
          <li key={id} className={`look-quiet ${classes.item}`}>
            {done ? (
              <IconCircleCheckFilled className={classes.done} size={18} aria-hidden />
            ) : (
              <IconCircle className={classes.open} size={18} stroke={1.75} aria-hidden />
            )}
            {to ? (
              <TextLink quiet to={to} search={search}>
                {said}
              </TextLink>
            ) : (
              <span>{said}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
