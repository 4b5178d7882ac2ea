import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const buscarx = prosa(`
<p>Tienes los códigos de empleado en una hoja y los correos en otra. Copiarlos a mano es lento y, hacia la fila 40, también peligroso. <code>BUSCARX</code> hace justo eso: toma un valor, lo busca en una columna y te devuelve lo que hay en otra.</p>
<h2>Tres piezas</h2>
<p><code>=BUSCARX(A2;Plantilla[Código];Plantilla[Correo])</code></p>
<p>Se lee como una frase: <em>busca lo que hay en A2 en la columna Código y dame lo que encuentres en la columna Correo</em>. La cuarta pieza es opcional y muy recomendable: qué decir si no aparece.</p>
<p><code>=BUSCARX(A2;Plantilla[Código];Plantilla[Correo];"No está en plantilla")</code></p>
<p>Sin ella verás <code>#N/D</code>, que no es un fallo de Excel: significa que no lo ha encontrado.</p>
${figura('excel/buscarx')}
<h2>¿Y BUSCARV?</h2>
<p>Sigue funcionando y la encontrarás en muchos archivos. <code>BUSCARX</code> existe en Microsoft 365 y a partir de Excel 2021. Si compartes el libro con alguien que usa una versión anterior, tendrás que seguir con <code>BUSCARV</code>.</p>
<table>
<thead><tr><th>Diferencias</th><th>BUSCARV</th><th>BUSCARX</th></tr></thead>
<tbody>
<tr><td>Busca hacia la izquierda</td><td>No</td><td>Sí</td></tr>
<tr><td>Coincidencia exacta</td><td>Hay que pedirla con FALSO</td><td>Es lo normal</td></tr>
<tr><td>Si se inserta una columna</td><td>Puede devolver otra cosa sin avisar</td><td>Sigue funcionando</td></tr>
<tr><td>Mensaje si no está</td><td>Hay que añadir SI.ERROR</td><td>Lo lleva dentro</td></tr>
</tbody>
</table>
<p>La segunda fila explica muchos disgustos. Si en <code>BUSCARV</code> olvidas el FALSO final, Excel busca un valor <em>aproximado</em> y puede darte el sueldo de otra persona sin ningún aviso.</p>
<h2>Varias columnas de una vez</h2>
<p>Si pides un rango de varias columnas, devuelve todas. Esta fórmula rellena tres celdas seguidas:</p>
<p><code>=BUSCARX(A2;Plantilla[Código];Plantilla[[Apellidos]:[Centro]])</code></p>
<h2>Cuando no encuentra lo que sí está</h2>
<ol>
<li><strong>Número contra texto.</strong> El código es 12 en una hoja y 0012 en la otra. Iguálalos con <code>=TEXTO(A2;"0000")</code>.</li>
<li><strong>Espacios.</strong> Ya sabes: <code>ESPACIOS</code>.</li>
<li><strong>Nombres en lugar de códigos.</strong> Dos personas pueden llamarse Elena García García, y solo encontrarás a la primera. Busca siempre por un dato que no se repita.</li>
</ol>
<blockquote><p><strong>Comprueba antes de enviar.</strong> Elige tres filas al azar y mira en el original si el dato coincide. Treinta segundos que evitan un correo de disculpa.</p></blockquote>
`);
