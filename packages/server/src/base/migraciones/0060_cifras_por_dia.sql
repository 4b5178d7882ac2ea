CREATE TABLE "cifras_por_dia" (
	"dia" date PRIMARY KEY NOT NULL,
	"vencidos" integer NOT NULL,
	"proximos" integer NOT NULL,
	"hechas" integer NOT NULL,
	"total" integer NOT NULL,
	"activas" integer NOT NULL
);
