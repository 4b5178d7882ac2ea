-- A plan made while few people had the field is kept while thousands get it: reading the whole table was then the
-- quickest, and for each of 50,000 people it is not. They are always looked up by an index.
alter function guardar_campos_unicos() set enable_seqscan to off;
