import classes from '#ui/bin/Bin.module.css';

/** The bin, with nothing in it. */
export function EmptyBin({ archived }: { readonly archived: boolean }) {
  return (
    <section className={classes.empty}>
      <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden>
        <path d="M26 104h108M52 44h56l-6 60H58zM46 44h68M68 44v-8h24v8" />
        <path d="M70 58l2 34M90 58l-2 34" opacity=".55" />
        <path className={classes.arrow} d="M118 62c8-2 12-8 12-16M124 40l6 6 6-5" />
      </svg>
      <div>
        <h2>{archived ? 'Todavía no hay nada archivado' : 'No hay nada que recuperar'}</h2>
        <p>
          {archived
            ? 'Lo que alguien usó y lleva más de 30 días eliminado quedará aquí, con sus notas.'
            : 'Cuando elimines una actividad, una sección o un curso, esperará aquí 30 días.'}
        </p>
      </div>
    </section>
  );
}
