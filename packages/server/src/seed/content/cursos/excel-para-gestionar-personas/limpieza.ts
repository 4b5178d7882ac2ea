import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const limpieza = prosa(`
<p>Los datos casi nunca llegan limpios. Vienen de un formulario, de un programa antiguo o de tres personas que escriben cada una a su manera. Antes de contar nada, hay que conseguir que lo que es igual se escriba igual.</p>
<h2>Espacios que no se ven</h2>
<p>Dos celdas dicen «Getafe» y parecen iguales, pero una lleva un espacio al final y Excel las cuenta aparte. La función <code>ESPACIOS</code> quita los del principio y los del final, y deja uno solo entre palabras:</p>
<p><code>=ESPACIOS(D2)</code></p>
<p>Si el texto viene de una página web, puede traer un espacio especial que <code>ESPACIOS</code> no reconoce. Sustitúyelo primero:</p>
<p><code>=ESPACIOS(SUSTITUIR(D2;CARACTER(160);" "))</code></p>
<h2>Mayúsculas</h2>
<table>
<thead><tr><th>Función</th><th>Entrada</th><th>Resultado</th></tr></thead>
<tbody>
<tr><td><code>MAYUSC</code></td><td>Núñez</td><td>NÚÑEZ</td></tr>
<tr><td><code>MINUSC</code></td><td>ROSA.QUISPE</td><td>rosa.quispe</td></tr>
<tr><td><code>NOMPROPIO</code></td><td>BEGOÑA MUÑOZ</td><td>Begoña Muñoz</td></tr>
</tbody>
</table>
<p>Cuidado con la última: convierte «Muñoz de la Peña» en «Muñoz De La Peña». Con los apellidos compuestos, revisa siempre el resultado a mano.</p>
<h2>Fechas que son texto</h2>
<p>Si una fecha aparece pegada a la izquierda de la celda, es probable que sea texto. Compruébalo con <code>=ESNUMERO(E2)</code>: una fecha de verdad devuelve VERDADERO, porque Excel las guarda como números. Para convertirlas todas de una vez, selecciona la columna y ve a <strong>Datos &gt; Texto en columnas</strong>; en el tercer paso elige <strong>Fecha</strong> y el orden <strong>DMA</strong> (día, mes, año).</p>
<p>No te saltes la elección del orden. El 03/04 es el 3 de abril en Madrid y el 4 de marzo en un programa configurado en inglés, y ninguno de los dos da error.</p>
<h2>Repetidos</h2>
<p>Para encontrarlos sin borrar nada, cuenta cuántas veces aparece cada documento:</p>
<p><code>=CONTAR.SI(Plantilla[Documento];[@Documento])</code></p>
<p>Todo lo que dé más de 1 está repetido. Decide tú cuál es el bueno; el botón <strong>Quitar duplicados</strong> se queda con el primero, que no siempre es el correcto.</p>
<h2>El orden de trabajo</h2>
<ol>
<li>Guarda una copia del archivo original y no la toques.</li>
<li>Crea una columna nueva con la fórmula de limpieza.</li>
<li>Revisa unas cuantas filas, sobre todo las raras: nombres muy largos, muy cortos o con apóstrofos.</li>
<li>Copia y usa <strong>Pegado especial &gt; Valores</strong> sobre la columna antigua.</li>
</ol>
${figura('excel/limpieza')}
`);
