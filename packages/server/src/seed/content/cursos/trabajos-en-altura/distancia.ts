import { DISTANCIA_LIBRE } from '#seed/content/dibujo.ts';
import { prosa } from '#seed/content/prosa.ts';

export const distancia = prosa(`
<p>Un arnés bien puesto no sirve de nada si el suelo llega antes. En esta lectura aprenderás a calcular, en menos de un minuto, cuánto espacio libre necesitas debajo de ti.</p>
<p>Cuando una persona cae sujeta a una cuerda, no se detiene en el momento en que la cuerda se tensa. Primero recorre toda su longitud. Después se abre el absorbedor, que frena poco a poco para que el cuerpo nunca reciba más de 6 kN. Y por debajo del enganche del arnés todavía quedan las piernas.</p>
<h2>Qué se suma</h2>
<p>Son cuatro distancias, siempre las mismas y siempre en este orden, contadas desde el punto de anclaje hacia abajo. La última es un metro de margen que no se negocia.</p>
${DISTANCIA_LIBRE}
<table>
<thead><tr><th>Qué se suma</th><th>Con una cuerda de 2 m</th></tr></thead>
<tbody>
<tr><td>Longitud de la cuerda</td><td>2,00 m</td></tr>
<tr><td>Apertura máxima del absorbedor</td><td>1,75 m</td></tr>
<tr><td>Del enganche del arnés a los pies</td><td>1,50 m</td></tr>
<tr><td>Margen de seguridad</td><td>1,00 m</td></tr>
<tr><td><strong>Distancia libre bajo el anclaje</strong></td><td><strong>6,25 m</strong></td></tr>
</tbody>
</table>
<p>Son 6,25 m: algo más de dos plantas de un edificio. Mucha gente se sorprende, porque ha visto usar esa misma cuerda en una nave de 5 m.</p>
<blockquote><p><strong>Si no te caben 6,25 m</strong>, no recortes el margen. Acorta la cuerda, sube el punto de anclaje o cambia a un dispositivo retráctil.</p></blockquote>
<h2>Un ejemplo con números</h2>
<p>El anclaje de una cubierta está a 5 m del suelo. ¿Basta con la cuerda de siempre?</p>
<ul>
<li>Espacio que hay bajo el anclaje: 5,00 m.</li>
<li>Espacio que necesitas: 6,25 m.</li>
<li>Te faltan: <strong>1,25 m</strong>.</li>
</ul>
<p>No basta. Con una cuerda de 75 cm, en cambio, la suma baja a 5 m justos (0,75 + 1,75 + 1,50 + 1,00): se puede trabajar, aunque sin un centímetro de sobra.</p>
<h2>Cuándo cambian las cifras</h2>
<p>Estas son las cifras prudentes, las que sirven cuando no tienes otras. El fabricante puede dar un valor menor para su absorbedor en unas condiciones determinadas: si lo tienes por escrito, úsalo. Un dispositivo retráctil bloquea en mucho menos espacio, a menudo en torno a 2 m medidos desde los pies, pero cada modelo tiene el suyo. Y si te anclas a una línea flexible, hay que sumar además lo que la propia línea se curva hacia abajo.</p>
<p>Una última comprobación: mira qué hay entre tú y el suelo. Una carretilla aparcada, una máquina o una estantería acortan la distancia tanto como si el suelo subiera.</p>
`);
