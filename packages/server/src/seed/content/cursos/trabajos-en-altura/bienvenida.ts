import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const bienvenida = prosa(`
<p>Este curso es para cualquier persona de Alborada que sube a una cubierta, a una plataforma elevadora o a una escalera para hacer su trabajo. También es para quien lo encarga y para quien espera abajo. Al terminar sabrás reconocer un trabajo en altura, elegir dónde te anclas, revisar tu equipo, calcular si hay espacio libre suficiente y poner en marcha un rescate.</p>
<h2>Qué vas a encontrar</h2>
<p>Son cuatro partes y van en orden: cada actividad se abre cuando completas la anterior, porque lo que viene después se apoya en lo que ya sabes.</p>
<table>
<thead><tr><th>Parte</th><th>Qué aprendes a hacer</th><th>Tiempo</th></tr></thead>
<tbody>
<tr><td>1. Antes de empezar</td><td>Reconocer el riesgo y elegir cómo subir</td><td>20 min</td></tr>
<tr><td>2. Puntos de anclaje</td><td>Distinguir un anclaje fiable de uno que solo lo parece</td><td>30 min</td></tr>
<tr><td>3. Equipos y distancias</td><td>Ponerte el arnés, revisarlo y calcular el espacio libre</td><td>45 min</td></tr>
<tr><td>4. Rescate</td><td>Bajar a una persona suspendida sin perder un minuto</td><td>1 h</td></tr>
</tbody>
</table>
<p>No hace falta hacerlo de una sentada. Puedes cerrar cuando quieras: la academia recuerda dónde estabas.</p>
${figura('altura/bienvenida')}
<h2>Qué se te pide</h2>
<ul>
<li><strong>Leer con calma.</strong> Las lecturas son cortas y llevan ejemplos con números; ten a mano papel y lápiz.</li>
<li><strong>Dos tareas.</strong> En una calculas la distancia libre de un lugar real; en la otra escribes el plan de rescate de tu centro. Las corrige tu tutor o tu tutora de planta.</li>
<li><strong>Dos pruebas.</strong> La de anclajes se aprueba con un 5 y admite tres intentos. La final se aprueba con un 7 y admite dos.</li>
</ul>
<h2>Qué no hace este curso</h2>
<p>Ninguna pantalla sustituye a la práctica. Antes de tu primer trabajo en altura necesitas una sesión presencial con el equipo puesto, la aptitud médica que corresponda a tu puesto y la autorización de tu centro. El certificado que recibes al terminar acredita la parte teórica y vale tres años.</p>
<blockquote><p><strong>Una regla por encima de las demás.</strong> Si crees que hay un riesgo grave e inminente, para. La Ley de Prevención de Riesgos Laborales, en su artículo 21, te da derecho a interrumpir el trabajo, y nadie puede perjudicarte por haberlo hecho de buena fe.</p></blockquote>
`);
