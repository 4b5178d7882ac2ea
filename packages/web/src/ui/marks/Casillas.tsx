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

const estadosDe = (personas: EnEstados): readonly Estado[] =>
  ESTADOS.filter((estado) => personas[estado] > 0);

interface TiraProps {
  readonly personas: EnEstados;
  /** Small, as in the row of a list. */
  readonly small?: boolean;
}

/** One square for each person, by state: full, half, hollow, and a red diamond; of many, a bar of the same four. */
export function Tira({ personas, small = false }: TiraProps) {
  const some = estadosDe(personas);
  if (some.length === 0) return null;
  const words = some.map((estado) => `${numero(personas[estado])} ${PALABRAS[estado]}`).join(', ');
  const looks = { role: 'img', 'aria-label': words, 'data-small': small || undefined };
  if (!enCasillas(personas))
    return (
      <div className={classes.bar} {...looks}>
        {some.map((estado) => (
          <i key={estado} data-state={estado} style={{ flexGrow: personas[estado] }} />
        ))}
      </div>
    );
  return (
    <div className={classes.squares} {...looks}>
      {some.flatMap((estado) =>
        Array.from({ length: personas[estado] }, (_, one) => (
          <i key={`${estado}${one}`} data-state={estado} />
        )),
      )}
    </div>
  );
}

/** What each shape says, where many strips stand together. */
export const ClaveDeCasillas = () => (
  <ul className={classes.words}>
    {ESTADOS.map((estado) => (
      <li key={estado}>
        <i data-state={estado} aria-hidden />
        <span>{PALABRAS[estado]}</span>
      </li>
    ))}
  </ul>
);

/** The strip; below, the words and how many. */
export function Casillas({ personas, late, besides }: CasillasProps) {
  return (
    <>
      <Tira personas={personas} />
      <ul className={classes.words}>
        {estadosDe(personas).map((estado) => {
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
