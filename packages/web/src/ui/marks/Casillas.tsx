import classes from '#ui/marks/Casillas.module.css';
import { AppLink, type Address } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

/** People by how they stand, each in one state. */
export interface EnEstados {
  readonly alDia: number;
  readonly enCurso: number;
  readonly sinEmpezar: number;
  readonly vencidas: number;
}

type Estado = keyof EnEstados;

const ESTADOS: readonly Estado[] = ['alDia', 'enCurso', 'sinEmpezar', 'vencidas'];

const PALABRAS: Readonly<Record<Estado, string>> = {
  alDia: 'al día',
  enCurso: 'en curso',
  sinEmpezar: 'sin empezar',
  vencidas: 'con algo vencido',
};

/** More squares than these are a wall: then it is a bar of the same four. */
const SQUARES = 60;

export const todasEn = (personas: EnEstados): number =>
  ESTADOS.reduce((suma, estado) => suma + personas[estado], 0);

/** Whether each of them is a square, and not a part of a bar. */
export const enCasillas = (personas: EnEstados): boolean => todasEn(personas) <= SQUARES;

interface CasillasProps {
  readonly personas: EnEstados;
  /** The list of those who are late, for whoever may open it. */
  readonly late?: { readonly to: Address; readonly search: Readonly<Record<string, string>> };
  /** Whoever stands in none of the four, in words: "2 sin cursos". */
  readonly besides?: string;
}

/** One square for each person, by state: full, half, hollow, and a red diamond; below, the words and how many. */
export function Casillas({ personas, late, besides }: CasillasProps) {
  const some = ESTADOS.filter((estado) => personas[estado] > 0);
  const words = some.map((estado) => `${numero(personas[estado])} ${PALABRAS[estado]}`).join(', ');
  return (
    <>
      {some.length > 0 &&
        (enCasillas(personas) ? (
          <div className={classes.squares} role="img" aria-label={words}>
            {some.flatMap((estado) =>
              Array.from({ length: personas[estado] }, (_, one) => (
                <i key={`${estado}${one}`} data-state={estado} />
              )),
            )}
          </div>
        ) : (
          <div className={classes.bar} role="img" aria-label={words}>
            {some.map((estado) => (
              <i key={estado} data-state={estado} style={{ flexGrow: personas[estado] }} />
            ))}
          </div>
        ))}
      <ul className={classes.words}>
        {some.map((estado) => {
          const said = (
            <>
              <b>{numero(personas[estado])}</b> {PALABRAS[estado]}
            </>
          );
          return (
            <li key={estado} data-late={estado === 'vencidas' || undefined}>
              <i data-state={estado} aria-hidden />
              {estado === 'vencidas' && late ? <AppLink {...late}>{said}</AppLink> : <span>{said}</span>}
            </li>
          );
        })}
        {besides && <li>{besides}</li>}
      </ul>
    </>
  );
}
