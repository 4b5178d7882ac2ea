import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const fechas = prosa(`
<p>Para Excel, una fecha es un número: los días que han pasado desde el comienzo de 1900. Por eso se pueden restar. Con cinco funciones resolverás casi todo lo que se pregunta en un departamento de personal.</p>
<h2>Antigüedad</h2>
<p><code>=SIFECHA([@Alta];HOY();"y")</code></p>
<p>Devuelve los años <strong>cumplidos</strong>. Con <code>"m"</code> da meses y con <code>"ym"</code>, los meses que sobran después de contar los años. Para Leire, con alta el 3 de septiembre de 2018, el 10 de marzo de 2026 daría 7 años y 6 meses.</p>
<p>Un aviso: <code>SIFECHA</code> no aparece en la lista que Excel despliega al escribir. Tecléala entera; funciona.</p>
<h2>Días laborables</h2>
<p>¿Cuántos días de vacaciones gasta quien se va del 3 al 14 de agosto de 2026?</p>
<p><code>=DIAS.LAB("3/8/2026";"14/8/2026")</code></p>
<p>Son 10: cuenta el primero y el último, y descarta sábados y domingos. Los festivos hay que dárselos. Ponlos en una tabla llamada <code>Festivos</code> y añádelos al final:</p>
<p><code>=DIAS.LAB([@Desde];[@Hasta];Festivos[Fecha])</code></p>
<p>Si en tu centro se trabaja en sábado, usa <code>DIAS.LAB.INTL</code>, que deja elegir qué días son de descanso: con un 11 en el tercer lugar solo descarta los domingos.</p>
${figura('excel/fechas')}
<h2>Vencimientos</h2>
<table>
<thead><tr><th>Pregunta</th><th>Fórmula</th></tr></thead>
<tbody>
<tr><td>¿Cuándo caduca un certificado de 36 meses?</td><td><code>=FECHA.MES([@Obtenido];36)</code></td></tr>
<tr><td>¿Qué día es dentro de diez días laborables?</td><td><code>=DIA.LAB(HOY();10;Festivos[Fecha])</code></td></tr>
<tr><td>¿Cuál es el último día del mes?</td><td><code>=FIN.MES(HOY();0)</code></td></tr>
<tr><td>¿Cuántos días faltan?</td><td><code>=[@Caduca]-HOY()</code></td></tr>
</tbody>
</table>
<p>Si el resultado es un número como 46204, no te has equivocado: falta darle formato de fecha.</p>
<h2>Que avise solo</h2>
<p>Selecciona la columna de caducidad y ve a <strong>Inicio &gt; Formato condicional &gt; Nueva regla</strong>. Elige utilizar una fórmula y escribe, si la primera fecha está en la celda F2:</p>
<p><code>=Y($F2&lt;&gt;"";$F2&lt;HOY()+30)</code></p>
<p>Lo que venza en los próximos 30 días, o ya haya vencido, cambiará de color. La primera condición evita que se pinten las celdas vacías, que Excel considera iguales a cero y, por tanto, muy antiguas.</p>
<blockquote><p><strong>Recuerda.</strong> <code>HOY()</code> cambia cada día. Si necesitas que una fecha quede fija, escríbela a mano o pégala como valor.</p></blockquote>
`);
