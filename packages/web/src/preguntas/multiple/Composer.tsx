import { escribeRacional, por, racionalDeNumero } from '@catedra/shared/core/racional.ts';
import { type ModoDeMultiple, sumaDePesos } from '@catedra/shared/preguntas/tipos/multiple/fraccion.ts';
import { porCiento } from '@catedra/shared/preguntas/por-ciento.ts';
import { SegmentedControl } from '@mantine/core';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { OptionLines } from '#preguntas/OptionLines.tsx';
import { pointsOf } from '#preguntas/points.ts';

const MODOS: Readonly<Record<ModoDeMultiple, readonly [string, string]>> = {
  todo_o_nada: ['Todo o nada', 'Da los puntos solo quien marca todas las correctas y ninguna más.'],
  proporcional: [
    'Proporcional',
    'Cada acierto suma su parte y cada error resta la suya; nunca baja de 0. Quien responde lee la regla sin cifras: dirían cuántas son correctas.',
  ],
  por_opcion: ['Por opción', 'Se suman los valores de lo que se marca; nunca baja de 0 ni pasa del total.'],
};

/** Any number of options may be right. */
export function MultipleComposer(props: ComposerProps<'multiple'>) {
  const { publica, clave, onChange, readOnly, puntos } = props;
  const { modo, correctas, pesos } = clave;
  const byOption = modo === 'por_opcion';
  const ids = publica.opciones.map(({ id }) => id);
  const right = (id: string) =>
    byOption ? (pesos[id] ?? '0') !== '0' && !pesos[id]?.startsWith('-') : correctas.includes(id);
  const toggle = (id: string) => {
    if (byOption) return onChange({ clave: { pesos: { ...pesos, [id]: right(id) ? '0' : '1' } } });
    onChange({
      clave: { correctas: right(id) ? correctas.filter((one) => one !== id) : [...correctas, id] },
    });
  };
  const share = (id: string): string => {
    const { length: good } = correctas;
    const bad = ids.length - good;
    const fraction = right(id) ? racionalDeNumero(1) : racionalDeNumero(-1);
    const parts = right(id) ? good : bad;
    return parts === 0 ? '' : pointsOf(por(fraction, { n: 1n, d: BigInt(parts) }), puntos, true);
  };
  return (
    <>
      <OptionLines
        of={props}
        mark={{ shape: 'square', isOn: right, toggle }}
        explained="Si la marca:"
        isWeighed={() => byOption}
        renderShare={(id) =>
          modo === 'proporcional' &&
          correctas.length > 0 && (
            <span className={classes.share} data-kind={right(id) ? 'good' : 'bad'}>
              {share(id)}
            </span>
          )
        }
      />
      <div className={classes.scoring}>
        <b id="como-puntua">Cómo puntúa</b>
        <SegmentedControl
          aria-labelledby="como-puntua"
          readOnly={readOnly}
          value={modo}
          data={Object.entries(MODOS).map(([value, [label]]) => ({ value, label }))}
          onChange={(value) => {
            const next = value as ModoDeMultiple;
            const equal = fromRight(correctas);
            onChange({
              clave:
                next === 'por_opcion' && Object.keys(pesos).length === 0
                  ? { modo: next, pesos: equal }
                  : { modo: next },
            });
          }}
        />
        <p>{MODOS[modo][1]}</p>
        {byOption && <Reach ids={ids} clave={clave} />}
      </div>
    </>
  );
}

/** The author is told where the shares lead when all together are not the whole. */
function Reach({
  ids,
  clave,
}: {
  readonly ids: readonly string[];
  readonly clave: ComposerProps<'multiple'>['clave'];
}) {
  const { total, llega } = sumaDePesos(ids, clave);
  if (llega === 'justo' || total.n === 0n) return null;
  const suman = `Los valores que suman dan ${porCiento(escribeRacional(total))} % entre todos`;
  return (
    <p className={classes.reach} role="status">
      {llega === 'se_pasa'
        ? `${suman}: no hace falta marcarlas todas, y de 100 % no se pasa.`
        : `${suman}: nadie podrá tener la nota máxima.`}
    </p>
  );
}

/** The shares to begin with: the right ones in equal parts. */
const fromRight = (correctas: readonly string[]): Record<string, string> =>
  Object.fromEntries(correctas.map((id) => [id, correctas.length === 1 ? '1' : `1/${correctas.length}`]));
