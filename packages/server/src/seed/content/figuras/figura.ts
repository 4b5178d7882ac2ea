/** What a drawn figure of a reading says, by the form in which it says it. */
export type Forma =
  | { readonly forma: 'pasos'; readonly filas: readonly (readonly [titulo: string, nota: string])[] }
  | { readonly forma: 'horas'; readonly filas: readonly (readonly [cuando: string, que: string])[] }
  | {
      readonly forma: 'barras';
      readonly filas: readonly (readonly [etiqueta: string, parte: number, cifra: string])[];
    }
  | {
      readonly forma: 'frente';
      readonly titulos: readonly [string, string];
      readonly filas: readonly (readonly [mal: string, bien: string])[];
    }
  | { readonly forma: 'piramide'; readonly filas: readonly string[] };

export type Figura = Forma & {
  /** Key of the reading that shows it. */
  readonly actividad: string;
  readonly curso: string;
  readonly pie: string;
  readonly alt: string;
};

export const nombreDe = ({ actividad }: Pick<Figura, 'actividad'>): string =>
  `figura-${actividad.replace('/', '-')}.webp`;
