import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const brecha = prosa(`
<p>Has enviado las nóminas de un departamento a la persona equivocada. O te has dejado el portátil en el tren. O no se abre ningún archivo y en la pantalla hay un mensaje que pide dinero. Las tres cosas tienen el mismo nombre: <strong>brecha de datos personales</strong>.</p>
<h2>Qué es una brecha</h2>
<p>Es cualquier incidente de seguridad que afecta a datos personales de una de estas tres maneras:</p>
<ul>
<li><strong>Confidencialidad:</strong> alguien los ha visto sin deber.</li>
<li><strong>Integridad:</strong> se han alterado.</li>
<li><strong>Disponibilidad:</strong> se han perdido o no se puede acceder a ellos.</li>
</ul>
<p>No hace falta mala intención ni que haya un ataque. Un fuego en el archivo también es una brecha.</p>
<h2>El reloj de las 72 horas</h2>
<p>La empresa tiene que notificar la brecha a la Agencia Española de Protección de Datos <strong>sin dilación indebida y, a más tardar, en 72 horas</strong> desde que tiene constancia de ella, salvo que sea improbable que suponga un riesgo para las personas. Son horas naturales: los fines de semana cuentan.</p>
<table>
<thead><tr><th>Momento</th><th>Qué pasa</th></tr></thead>
<tbody>
<tr><td>Viernes, 18:30</td><td>Te das cuenta de que el adjunto era otro</td></tr>
<tr><td>Viernes, 18:35</td><td>Avisas al teléfono de incidencias. El reloj está en marcha</td></tr>
<tr><td>Viernes, 19:30</td><td>Se pide a quien lo recibió que lo borre y lo confirme por escrito</td></tr>
<tr><td>Sábado y domingo</td><td>Se valora a cuántas personas afecta y con qué gravedad</td></tr>
<tr><td>Lunes, 18:30</td><td>Vence el plazo para notificar</td></tr>
</tbody>
</table>
<p>Si esperas al lunes a las nueve «para no molestar», habrás gastado más de 62 de las 72 horas.</p>
<p>Cuando el riesgo para las personas es <strong>alto</strong>, hay que avisarlas también a ellas, con palabras claras: qué ha pasado, qué puede ocurrir y qué pueden hacer para protegerse.</p>
${figura('datos/brecha')}
<h2>Qué haces en los primeros cinco minutos</h2>
<ol>
<li><strong>Avisa</strong> al teléfono de incidencias, que atiende las 24 horas. No esperes a tener la certeza.</li>
<li><strong>Contén</strong> lo que puedas sin destruir pruebas: desconecta el equipo de la red, pero no lo apagues ni borres nada.</li>
<li><strong>Anota</strong> la hora, qué datos eran, de cuántas personas y quién los tiene.</li>
<li><strong>No negocies ni respondas</strong> a quien pida dinero.</li>
</ol>
<h2>Y después</h2>
<p>Toda brecha se documenta, se notifique o no. En Alborada nadie ha tenido nunca un problema por contar un error a tiempo. El único error grave es callarlo: una nómina mal enviada se resuelve con una llamada; la misma nómina, descubierta tres meses después, puede acabar en una sanción.</p>
`);
