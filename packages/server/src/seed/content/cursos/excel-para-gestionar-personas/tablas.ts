import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const tablas = prosa(`
<p>Casi todo lo que va mal en una hoja de cálculo empieza antes de la primera fórmula: títulos combinados, filas en blanco, totales en medio de los datos. En diez minutos puedes convertir una lista cualquiera en una tabla que se ordena, se filtra y crece sin romperse.</p>
<h2>Cuatro reglas para una lista sana</h2>
<ol>
<li><strong>Una fila, una cosa.</strong> Si la lista es de personas, cada fila es una persona; si es de ausencias, cada fila es una ausencia.</li>
<li><strong>Una columna, un dato.</strong> «García Ñíguez, Adrián (turno de tarde)» son tres datos en una celda. Sepáralos.</li>
<li><strong>Una sola fila de encabezados,</strong> con nombres cortos y sin repetir.</li>
<li><strong>Nada de adornos.</strong> Ni celdas combinadas, ni filas vacías para separar, ni subtotales escritos a mano.</li>
</ol>
${figura('excel/tablas')}
<h2>De lista a tabla</h2>
<p>Colócate en cualquier celda de la lista y elige <strong>Insertar &gt; Tabla</strong>. Comprueba que está marcada la casilla «La tabla tiene encabezados» y acepta. Después, en la pestaña <strong>Diseño de tabla</strong>, cámbiale el nombre: por ejemplo, <code>Plantilla</code>.</p>
<p>Lo que acabas de ganar:</p>
<ul>
<li>Al escribir en la fila siguiente, la tabla crece sola y las fórmulas la siguen.</li>
<li>Cada columna tiene su filtro.</li>
<li>Las fórmulas se leen. En lugar de <code>=SUMA(F2:F61)</code> escribes <code>=SUMA(Plantilla[Horas])</code>.</li>
<li>Una fórmula escrita en una fila se copia al resto de la columna.</li>
</ul>
<h2>Un ejemplo</h2>
<p>Así empieza la tabla que usaremos en todo el curso. Los datos son inventados.</p>
<table>
<thead><tr><th>Código</th><th>Apellidos</th><th>Nombre</th><th>Centro</th><th>Alta</th><th>Horas</th></tr></thead>
<tbody>
<tr><td>0012</td><td>Ibáñez Ugarte</td><td>Leire</td><td>Oficinas</td><td>03/09/2018</td><td>37,5</td></tr>
<tr><td>0047</td><td>Llorente Sáenz</td><td>Óscar</td><td>Getafe</td><td>15/01/2021</td><td>40</td></tr>
<tr><td>0103</td><td>Quispe Mamani</td><td>Rosa Elvira</td><td>Getafe</td><td>02/05/2023</td><td>20</td></tr>
</tbody>
</table>
<p>Fíjate en el código: <code>0012</code>, con sus ceros. Si lo escribes tal cual, Excel lo convierte en el número 12. Antes de pegar los datos, da a esa columna el formato <strong>Texto</strong>. Lo mismo vale para documentos, teléfonos y códigos postales: si no vas a sumarlos, no son números.</p>
<blockquote><p><strong>Una costumbre que compensa.</strong> Guarda los datos en una hoja y los cálculos en otra. Cuando llegue el archivo del mes siguiente, solo tendrás que cambiar la primera.</p></blockquote>
`);
