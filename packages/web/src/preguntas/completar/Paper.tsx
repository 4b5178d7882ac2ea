import { escapar } from '@catedra/shared/importaciones/comun/escapar.ts';
import { conHuecos } from '@catedra/shared/preguntas/tipos/completar/texto.ts';
import classes from '#preguntas/paper.module.css';
import type { PaperProps } from '#preguntas/formas.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

/** Its text with somewhere to write: what may be chosen stands beside its gap, and the bank under it. */
export function Paper({ publica: { texto, huecos, banco } }: PaperProps<'completar'>) {
  const inPlace = (id: string): string => {
    const choices = huecos.find((one) => one.id === id)?.opciones ?? [];
    const said = choices.length > 0 ? ` (${choices.map((one) => escapar(one.texto)).join(' / ')})` : '';
    return `<u>${'\u00a0'.repeat(24)}</u>${said}`;
  };
  return (
    <>
      <Prose html={conHuecos(texto, inPlace)} />
      {banco.length > 0 && <p className={classes.bank}>{banco.map((one) => one.texto).join(' · ')}</p>}
    </>
  );
}
