-- A discount with a promise (service-kit/promises.ts) is on while the shop promises it. Others are on or off by themselves.
ALTER TABLE discount ADD COLUMN promise TEXT;
UPDATE discount SET promise = 'bundle' WHERE id = 1;
UPDATE discount SET promise = 'welcome' WHERE id = 2;
