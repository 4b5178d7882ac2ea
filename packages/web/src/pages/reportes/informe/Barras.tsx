import type { Barras as Dibujo } from '@catedra/shared/informes/schemas.ts';
import { useState } from 'react';
import classes from '#pages/reportes/informe/Barras.module.css';
import { rutas } from '#platform/paths.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

interface BarrasProps {
  readonly dibujo: Dibujo;
  /** The address of this report. */
  readonly reporte: string;
}

const suma = (valores: readonly number[]) => valores.reduce((total, uno) => total + uno, 0);

/** Bars that add up, the worst first; each opens what it is of. */
export function Barras({ dibujo, reporte }: BarrasProps) {
  const [vista, setVista] = useState<View>('grafico');
  const { titulo, deQue, cifra, partes, filas } = dibujo;
  return (
    <section className={classes.section} aria-labelledby="dibujo">
      <div className="look-ends">
        <h2 id="dibujo" className={classes.title}>
          {titulo}
        </h2>
        <ViewSwitch of={titulo} value={vista} onChange={setVista} />
      </div>
      {vista === 'tabla' ? (
        <Figures
          caption={titulo}
          head={[deQue, ...partes.map((parte) => parte.titulo), cifra]}
          rows={filas.map((fila) => ({
            id: fila.id,
            cells: [fila.titulo, ...fila.valores.map((valor) => numero(valor)), fila.cifra],
          }))}
        />
      ) : (
        <>
          <ul className={classes.key}>
            {partes.map((parte, i) => (
              <li key={parte.titulo}>
                <i className={classes.swatch} data-tono={parte.tono} aria-hidden />
                {parte.titulo} <b>{numero(suma(filas.map(({ valores }) => valores[i] ?? 0)))}</b>
              </li>
            ))}
          </ul>
          <ul className={classes.bars}>
            {filas.map((fila) => (
              <li key={fila.id}>
                <AppLink className={classes.row} to={rutas.reportes} search={{ reporte, ...fila.abre }}>
                  <span className={classes.name} title={fila.titulo}>
                    {fila.titulo}
                  </span>
                  <span
                    className={classes.bar}
                    role="img"
                    aria-label={partes
                      .flatMap((parte, i) =>
                        fila.valores[i] ? [`${parte.titulo}: ${numero(fila.valores[i])}`] : [],
                      )
                      .join(', ')}
                  >
                    {partes.map((parte, i) => {
                      const valor = fila.valores[i] ?? 0;
                      return valor === 0 ? null : (
                        <span
                          key={parte.titulo}
                          className={classes.part}
                          data-tono={parte.tono}
                          style={{ flexGrow: valor }}
                        >
                          <span>{numero(valor)}</span>
                        </span>
                      );
                    })}
                  </span>
                  <span className={classes.figure}>{fila.cifra}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
