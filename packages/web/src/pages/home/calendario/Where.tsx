import classes from '#pages/home/calendario/Address.module.css';

/** Where each program takes an address, in its own words. */
export function Where() {
  return (
    <details className={classes.where}>
      <summary>Dónde se pega</summary>
      <dl>
        <dt>Google Calendar</dt>
        <dd>
          En el ordenador: «Otros calendarios», el signo +, «Desde URL». Puede tardar un día en notar un
          cambio.
        </dd>
        <dt>Outlook</dt>
        <dd>En la web: «Agregar calendario», «Suscribirse desde la web». Puede tardar unas horas.</dd>
        <dt>iPhone y Mac</dt>
        <dd>
          «Añadir suscripción a calendario» en el iPhone; en el Mac, «Archivo», «Nueva suscripción a
          calendario».
        </dd>
      </dl>
    </details>
  );
}
