import { buscarx } from '#seed/content/cursos/excel-para-gestionar-personas/buscarx.ts';
import { contar } from '#seed/content/cursos/excel-para-gestionar-personas/contar.ts';
import { dinamicas } from '#seed/content/cursos/excel-para-gestionar-personas/dinamicas.ts';
import { fechas } from '#seed/content/cursos/excel-para-gestionar-personas/fechas.ts';
import { limpieza } from '#seed/content/cursos/excel-para-gestionar-personas/limpieza.ts';
import { tablas } from '#seed/content/cursos/excel-para-gestionar-personas/tablas.ts';
import { prosa } from '#seed/content/prosa.ts';
import type { CursoDemo } from '#seed/content/types.ts';

export const excelParaGestionarPersonas: CursoDemo = {
  slug: 'excel-para-gestionar-personas',
  titulo: 'Excel para quien gestiona personas',
  descripcion: prosa(`
<p>Turnos, vacaciones, antigüedad, ausencias: las hojas de cálculo de cualquier departamento de personal, hechas para que no se rompan al mes siguiente.</p>
<h3>Qué necesitas</h3>
<ul>
<li>Excel 2021 o Microsoft 365, en español;</li>
<li>una lista de personas <strong>inventada</strong>: no practiques con datos reales;</li>
<li>dos horas y media, repartidas como quieras.</li>
</ul>
`),
  categoria: 'Oficina',
  etiquetas: ['hojas de cálculo', 'personal', 'informes'],
  estado: 'publicado',
  acceso: 'abierto',
  secuencial: false,
  certificado: true,
  validezMeses: null,
  secciones: [
    {
      titulo: 'Preparar los datos',
      actividades: [
        {
          clave: 'excel/tablas',
          titulo: 'De una lista a una tabla',
          tipo: 'lectura',
          duracion: 10,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: tablas },
        },
        {
          clave: 'excel/limpieza',
          titulo: 'Limpiar nombres, fechas y documentos',
          tipo: 'lectura',
          duracion: 12,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: limpieza },
        },
        {
          clave: 'excel/practica-limpieza',
          titulo: 'Práctica: doce filas difíciles',
          tipo: 'tarea',
          duracion: 20,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            instrucciones: prosa(`
<p>Inventa doce filas con nombre, apellidos, centro y fecha de alta, y estropéalas a propósito: espacios de más, mayúsculas mezcladas, dos fechas escritas como texto y una persona repetida.</p>
<p>Límpialas con lo que has aprendido y pega aquí:</p>
<ol>
<li>las fórmulas que has usado, una por línea;</li>
<li>una fila antes y después de limpiarla;</li>
<li>un caso que la fórmula no resolvió y que tuviste que corregir a mano.</li>
</ol>
`),
          },
        },
      ],
    },
    {
      titulo: 'Preguntar a los datos',
      actividades: [
        {
          clave: 'excel/contar',
          titulo: 'Contar y sumar con condiciones',
          tipo: 'lectura',
          duracion: 12,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: contar },
        },
        {
          clave: 'excel/buscarx',
          titulo: 'BUSCARX: el dato que está en la otra hoja',
          tipo: 'lectura',
          duracion: 12,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: buscarx },
        },
        {
          clave: 'excel/fechas',
          titulo: 'Antigüedad, vacaciones y vencimientos',
          tipo: 'lectura',
          duracion: 12,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: fechas },
        },
        {
          clave: 'excel/chuleta',
          titulo: 'Chuleta de funciones',
          tipo: 'documento',
          duracion: 3,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            nombre: 'chuleta-de-funciones.xlsx',
            descripcion: prosa(`
<p>Las funciones del curso, con su nombre en inglés por si te llega un libro de otra oficina. Descarga el libro: trae además una lista desordenada para probarlas.</p>
<table>
<thead><tr><th>Para…</th><th>En español</th><th>En inglés</th></tr></thead>
<tbody>
<tr><td>Quitar espacios</td><td>ESPACIOS</td><td>TRIM</td></tr>
<tr><td>Contar con condiciones</td><td>CONTAR.SI.CONJUNTO</td><td>COUNTIFS</td></tr>
<tr><td>Sumar con condiciones</td><td>SUMAR.SI.CONJUNTO</td><td>SUMIFS</td></tr>
<tr><td>Buscar</td><td>BUSCARX</td><td>XLOOKUP</td></tr>
<tr><td>Tratar un error</td><td>SI.ERROR</td><td>IFERROR</td></tr>
<tr><td>Años cumplidos</td><td>SIFECHA</td><td>DATEDIF</td></tr>
<tr><td>Contar días laborables</td><td>DIAS.LAB</td><td>NETWORKDAYS</td></tr>
<tr><td>Avanzar días laborables</td><td>DIA.LAB</td><td>WORKDAY</td></tr>
<tr><td>Sumar meses a una fecha</td><td>FECHA.MES</td><td>EDATE</td></tr>
</tbody>
</table>
<p>Excel traduce los nombres al abrir el libro. En la configuración española, los argumentos se separan con <strong>punto y coma</strong>.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Contar lo que has visto',
      actividades: [
        {
          clave: 'excel/dinamicas',
          titulo: 'Tu primera tabla dinámica',
          tipo: 'lectura',
          duracion: 15,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: dinamicas },
        },
        {
          clave: 'excel/informe',
          titulo: 'Un informe de ausencias en una página',
          tipo: 'tarea',
          duracion: 30,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            instrucciones: prosa(`
<p>Con datos inventados, prepara el informe trimestral de ausencias de tres centros y pega aquí el texto que lo acompañaría:</p>
<ul>
<li>un <strong>título</strong> que diga lo que has encontrado, no solo de qué trata;</li>
<li>la tabla resumen, con los días y los días por persona;</li>
<li>una conclusión de dos frases y una pregunta que los datos no responden.</li>
</ul>
<p>Sin nombres y sin motivos médicos.</p>
`),
          },
        },
        {
          clave: 'excel/ayuda',
          titulo: 'La ayuda de Excel, en español',
          tipo: 'enlace',
          duracion: 5,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            url: 'https://support.microsoft.com/es-es/excel',
            descripcion:
              'El sitio oficial, con un artículo y ejemplos para cada función. Más fiable que la primera respuesta de un foro.',
          },
        },
        {
          clave: 'excel/entrenamiento',
          titulo: 'Entrenamiento: siete preguntas distintas cada vez',
          tipo: 'evaluacion',
          duracion: 10,
          obligatoria: false,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Siete preguntas al azar, con su explicación en cuanto respondes. No da nota, no cuenta para nada y puedes repetirlo cuanto quieras.',
            intentos: 100,
            minutos: null,
            notaMinima: 5,
            abreEnDias: -7,
            cierraEnDias: null,
            estado: 'publicada',
          },
        },
        {
          clave: 'excel/prueba',
          titulo: 'Prueba final: ¿qué fórmula usarías?',
          tipo: 'evaluacion',
          duracion: 20,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Quince preguntas reales de un departamento de personal. Puedes tener Excel abierto: lo raro sería no tenerlo.',
            intentos: 3,
            minutos: 40,
            notaMinima: 5,
            abreEnDias: null,
            cierraEnDias: null,
            estado: 'publicada',
          },
        },
      ],
    },
  ],
};
