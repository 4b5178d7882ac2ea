import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const pruebas = prosa(`
<p>A casi nadie le gustan los exámenes. Los nuestros no pretenden poner nervioso a nadie ni hacer una lista de los mejores: sirven para que sepas qué parte tienes clara y cuál conviene repasar. Aun así, conviene conocer las reglas antes de empezar.</p>
<h2>Antes de empezar</h2>
<p>Cada evaluación tiene una portada con todo lo que necesitas saber:</p>
<ul>
<li>cuántos <strong>intentos</strong> tienes y cuántos llevas gastados;</li>
<li>si hay <strong>límite de tiempo</strong> y a qué hora terminaría si empezaras ahora;</li>
<li>la <strong>nota mínima</strong>, siempre sobre 10;</li>
<li>desde cuándo y hasta cuándo está <strong>abierta</strong>.</li>
</ul>
<p>El reloj no se pone en marcha hasta que pulsas el botón de empezar. Mirar la portada no gasta ningún intento.</p>
<h2>Mientras respondes</h2>
<p>Cada respuesta se guarda en cuanto la cambias, y verás al lado si está guardada o pendiente de enviar. Puedes saltar de una pregunta a otra y marcar las que quieras repasar. Si cierras sin querer, vuelve a entrar: seguirás en el mismo intento, con todo lo que habías contestado.</p>
<p>Si se va la conexión, continúa. Las respuestas esperan en tu dispositivo y se envían solas cuando vuelve. Eso sí: <strong>el tiempo no se detiene</strong>, porque lo cuenta el servidor.</p>
<h2>Al entregar</h2>
<p>Antes de confirmar, la academia te dice cuáles has dejado en blanco. Después te muestra un resguardo y, si la evaluación lo permite, el resultado y la revisión. Cuando hay preguntas abiertas, la nota tarda un poco más: las lee una persona.</p>
<h2>Un ejemplo con horas</h2>
<p>La prueba de protección de datos dura 30 minutos y hoy cierra a las 11:00.</p>
<table>
<thead><tr><th>Si empiezas a las…</th><th>Tendrás…</th><th>Terminas, como tarde, a las…</th></tr></thead>
<tbody>
<tr><td>10:00</td><td>30 min</td><td>10:30</td></tr>
<tr><td>10:30</td><td>30 min</td><td>11:00</td></tr>
<tr><td>10:38</td><td>22 min</td><td>11:00</td></tr>
</tbody>
</table>
<p>Moraleja: empieza con margen.</p>
${figura('bienvenida/pruebas')}
<h2>Si no apruebas</h2>
<p>No pasa nada grave. Mira qué has fallado, vuelve a la lectura y usa otro intento si te queda. Si los has gastado todos, habla con tu tutor o tu tutora: puede darte uno más. Y si crees que una pregunta está mal, avísanos con el botón de error. Ya hemos corregido varias gracias a eso.</p>
`);
