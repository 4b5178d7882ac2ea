import classes from '#preguntas/composers.module.css';

/** Its text is all there is. */
export function DescripcionComposer() {
  return (
    <p className={`look-faint ${classes.note}`}>
      No se responde ni puntúa: es un texto, una imagen o un caso. Desde el menú de las preguntas que le
      siguen puedes ponerlas debajo; entonces van juntas, en orden y con este texto a la vista.
    </p>
  );
}
