import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const queEs = prosa(`
<p>Un dato personal es cualquier información sobre una persona física identificada o que se pueda identificar. La segunda parte de la frase es la que da sorpresas: no hace falta que aparezca el nombre. Basta con que, juntando piezas, alguien pueda saber de quién se habla.</p>
<h2>Tres piezas y una persona</h2>
<p>Mira esta fila de una hoja de cálculo: <em>«Mujer, 61 años, única carretillera del turno de noche»</em>. No hay nombre ni documento, pero en Getafe todo el mundo sabe quién es. Es un dato personal y merece el mismo cuidado que una ficha completa.</p>
<table>
<thead><tr><th>Información</th><th>¿Es un dato personal?</th><th>Por qué</th></tr></thead>
<tbody>
<tr><td>rosa.quispe@alborada.example</td><td>Sí</td><td>Identifica a una persona concreta</td></tr>
<tr><td>info@alborada.example</td><td>No</td><td>Es el buzón de una organización</td></tr>
<tr><td>La matrícula de un coche particular</td><td>Sí</td><td>Permite llegar a su titular</td></tr>
<tr><td>La grabación de una llamada</td><td>Sí</td><td>La voz también identifica</td></tr>
<tr><td>«El 38 % llegó tarde en enero», en una plantilla de 200</td><td>No</td><td>No permite señalar a nadie</td></tr>
<tr><td>«El 50 % llegó tarde en enero», en un equipo de dos</td><td>Sí, en la práctica</td><td>Las dos personas saben de quién se trata</td></tr>
</tbody>
</table>
${figura('datos/que-es')}
<h2>Los datos que piden más cuidado</h2>
<p>El Reglamento General de Protección de Datos llama <strong>categorías especiales</strong> a los datos que revelan la salud, el origen étnico o racial, las opiniones políticas, las convicciones religiosas o filosóficas, la afiliación sindical y la vida u orientación sexual, además de los datos genéticos y los biométricos que se usan para identificar a alguien. La regla es que no se tratan, salvo en las excepciones que la propia norma enumera.</p>
<p>En una oficina aparecen antes de lo que parece:</p>
<ul>
<li>Un parte de baja con el diagnóstico: es un dato de salud.</li>
<li>Un descuento en nómina de la cuota del sindicato: revela la afiliación.</li>
<li>La huella para fichar: es un dato biométrico.</li>
<li>Un menú sin cerdo pedido para una comida de empresa: puede revelar la religión.</li>
</ul>
<h2>Tratar no es solo guardar</h2>
<p><em>Tratamiento</em> es casi todo lo que se hace con un dato: recogerlo, consultarlo, ordenarlo, enviarlo, imprimirlo y también borrarlo. Abrir la ficha de un compañero por curiosidad ya es tratar sus datos, aunque no se lo cuentes a nadie.</p>
<blockquote><p><strong>Para recordar.</strong> Antes de decidir que algo «no es un dato personal», pregúntate si alguien de dentro sabría de quién se trata. Si la respuesta es sí, lo es.</p></blockquote>
`);
