import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const dinamicas = prosa(`
<p>Una tabla dinámica resume miles de filas sin escribir una sola fórmula. Impone respeto porque parece cosa de especialistas, pero se maneja arrastrando nombres de columna. Vamos a hacer una en seis pasos.</p>
<h2>La pregunta, primero</h2>
<p>Antes de tocar nada, escribe lo que quieres saber: <em>¿cuántos días de ausencia ha habido en cada centro, mes a mes?</em> En la frase están las tres piezas. Lo que se suma son los <strong>días</strong>; las filas son los <strong>centros</strong> y las columnas, los <strong>meses</strong>.</p>
<h2>Los seis pasos</h2>
<ol>
<li>Colócate en una celda de la tabla <code>Ausencias</code>.</li>
<li>Elige <strong>Insertar &gt; Tabla dinámica</strong> y acepta que vaya a una hoja nueva.</li>
<li>En el panel de la derecha, arrastra <em>Centro</em> a <strong>Filas</strong>.</li>
<li>Arrastra <em>Fecha</em> a <strong>Columnas</strong>. Si Excel no la agrupa por meses, pulsa con el botón derecho sobre una fecha y elige <strong>Agrupar</strong>.</li>
<li>Arrastra <em>Días</em> a <strong>Valores</strong>. Debe decir «Suma de Días»; si dice «Cuenta», hay alguna celda con texto.</li>
<li>Arrastra <em>Motivo</em> a <strong>Filtros</strong>, por si luego quieres mirar uno solo.</li>
</ol>
<h2>Lo que verás</h2>
<table>
<thead><tr><th>Centro</th><th>Enero</th><th>Febrero</th><th>Marzo</th><th>Total</th></tr></thead>
<tbody>
<tr><td>Atención al cliente</td><td>31</td><td>22</td><td>18</td><td>71</td></tr>
<tr><td>Getafe</td><td>12</td><td>15</td><td>9</td><td>36</td></tr>
<tr><td>Oficinas</td><td>8</td><td>11</td><td>7</td><td>26</td></tr>
<tr><td><strong>Total</strong></td><td><strong>51</strong></td><td><strong>48</strong></td><td><strong>34</strong></td><td><strong>133</strong></td></tr>
</tbody>
</table>
<p>Haz doble clic en el 31: se abre una hoja nueva con las filas que lo forman. Es la mejor manera de comprobar un número que extraña.</p>
<h2>Antes de sacar conclusiones</h2>
<p>Atención al cliente tiene más ausencias, pero ¿cuánta gente trabaja allí? Si son 24 personas y en Getafe son 12, salen 2,96 y 3 días por persona: prácticamente lo mismo. Un total sin su denominador engaña más que una mentira.</p>
<p>Y piensa en quién lo va a leer. Los motivos de ausencia pueden ser datos de salud: fuera del departamento de personal, enseña el resumen y nunca el detalle. Si mandas el libro entero, va también la hoja de origen, y con un doble clic aparece el resto.</p>
${figura('excel/dinamicas')}
<h2>Ponla al día</h2>
<p>La tabla dinámica no se recalcula sola. Cuando cambien los datos, pulsa <strong>Datos &gt; Actualizar todo</strong>. Si partiste de una tabla con nombre, las filas nuevas entrarán sin más; si partiste de un rango, se quedarán fuera sin avisar.</p>
`);
