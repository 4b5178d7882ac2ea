-- A workbook is compressed already, and pressing a text of 5 MB kept whoever uploads it waiting; it is kept for days.
alter table carga_archivos alter column contenido set storage external;
