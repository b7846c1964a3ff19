ALTER TABLE "seeds" RENAME TO "sample_sets";
