import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const derechos = prosa(`
<p>Un cliente escribe: «Quiero saber qué tenéis sobre mí». No menciona ninguna ley, no rellena ningún formulario y lo manda al buzón de facturas. Aun así, está ejerciendo un derecho y el plazo ya corre.</p>
<h2>Los derechos, en una línea cada uno</h2>
<table>
<thead><tr><th>Derecho</th><th>Lo que la persona pide</th></tr></thead>
<tbody>
<tr><td>Acceso</td><td>«¿Qué datos míos tenéis, para qué y a quién se los dais?»</td></tr>
<tr><td>Rectificación</td><td>«Ese apellido está mal escrito»</td></tr>
<tr><td>Supresión</td><td>«Borradlos»</td></tr>
<tr><td>Oposición</td><td>«No los uséis para esto»</td></tr>
<tr><td>Limitación</td><td>«No los toquéis mientras se aclara»</td></tr>
<tr><td>Portabilidad</td><td>«Dádmelos en un archivo que pueda llevarme»</td></tr>
<tr><td>No ser objeto de decisiones solo automatizadas</td><td>«Quiero que lo mire una persona»</td></tr>
</tbody>
</table>
<h2>El plazo</h2>
<p>Hay que contestar <strong>en un mes</strong> desde que llega la petición. Si es compleja o hay muchas, puede ampliarse dos meses más, pero hay que avisar de la ampliación dentro del primero y explicar por qué. Contestar es gratis para quien pregunta y es obligatorio también cuando la respuesta es que no: en ese caso se dan los motivos y se informa de que puede reclamar ante la Agencia Española de Protección de Datos.</p>
${figura('datos/derechos')}
<h2>Qué haces tú</h2>
<ol>
<li><strong>Reconócela.</strong> No hace falta que use la palabra «derecho». Vale un correo, una carta o lo que alguien te dice en el mostrador.</li>
<li><strong>Reenvíala el mismo día</strong> a privacidad@alborada.example, con la fecha en que llegó.</li>
<li><strong>No borres nada</strong> mientras tanto y no contestes por tu cuenta.</li>
<li><strong>No pidas más datos de los necesarios</strong> para comprobar su identidad. Si escribe desde el correo que ya consta en su ficha, a menudo no hace falta nada más.</li>
</ol>
<h2>Borrar no siempre es borrar</h2>
<p>Un antiguo empleado pide que se elimine todo. No se puede del todo: hay documentos que la ley obliga a conservar. Lo que se hace es <strong>bloquearlos</strong>, es decir, apartarlos para que nadie los use salvo que los reclame un juez, el Ministerio Fiscal o la Administración competente. Cuando vence el plazo, se destruyen. El resto sí se suprime.</p>
<h3>Un ejemplo con fechas</h3>
<p>La petición entra el 10 de marzo en el buzón de facturas. La reenvías el 24, cuando vuelves de vacaciones. El plazo no empieza el 24: vence el 10 de abril, y has gastado la mitad. Por eso los buzones compartidos necesitan siempre a otra persona que los lea.</p>
`);
